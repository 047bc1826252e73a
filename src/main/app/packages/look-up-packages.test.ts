import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PackageFacts } from '@shared/packages/package-facts';
import type { AddedPackage, RegistryName } from '@shared/packages/packages-schema';
import { expect, it, onTestFinished } from 'vitest';
import { type PackageRegistry, startPackageRegistry } from '../../../../e2e/services/package-registry';
import { tempFolder } from '../../base/testing/temp-folder';
import { createWorkspace } from '../../project/workspace';
import { createPackageLookUp } from './look-up-packages';

// The facts of registries over real HTTP.

type Given = {
  /** In the project, and in the user's home. */
  readonly files?: (registry: PackageRegistry) => Readonly<Record<string, string>>;
  readonly home?: (registry: PackageRegistry) => Readonly<Record<string, string>>;
  readonly env?: (registry: PackageRegistry) => NodeJS.ProcessEnv;
  readonly timeMs?: number;
};

async function start({ files, home, env, timeMs }: Given = {}) {
  const registry = await startPackageRegistry();
  onTestFinished(() => registry.close());
  const folder = await tempFolder();
  await write(join(folder, 'project'), files?.(registry));
  await write(join(folder, 'home'), home?.(registry));
  const { base } = registry;
  const lookUp = createPackageLookUp({
    env: { HOME: join(folder, 'home'), ...env?.(registry) },
    servers: { npm: base, npmDownloads: base, pypi: base, crates: base },
    timeMs,
  });
  const workspace = await createWorkspace(join(folder, 'project'));
  const about = (packages: readonly AddedPackage[]) =>
    lookUp.about(packages, { workspace, directory: 'web' });
  return {
    registry,
    about,
    async facts(
      name: string,
      version: string | null = null,
      of: RegistryName = 'npm',
    ): Promise<PackageFacts> {
      const [first] = await about([{ registry: of, name, version }]);
      if (!first) throw new Error('nothing was looked up');
      return first.facts;
    },
  };
}

async function write(folder: string, files: Readonly<Record<string, string>> = {}): Promise<void> {
  await mkdir(join(folder, 'web'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

const unknown = { kind: 'unknown' };

it('finds the newest version of a package of npm, its age, use, license and deprecation', async () => {
  const { facts } = await start();
  expect(await facts('left-pad')).toEqual({
    kind: 'found',
    version: '1.3.0',
    publishedAt: Date.parse('2018-04-09T02:10:45.796Z'),
    createdAt: Date.parse('2014-03-14T10:35:23.000Z'),
    weeklyDownloads: 1_234_567,
    license: 'WTFPL',
    deprecated: 'use String.prototype.padStart()',
  });
});

it('finds a named version or tag, and scoped names', async () => {
  const { facts, registry } = await start();
  for (const version of ['1.2.0', 'beta'])
    expect(await facts('left-pad', version)).toMatchObject({
      version: '1.2.0',
      license: 'WTFPL',
      deprecated: null,
    });
  expect(await facts('@scope/thing')).toMatchObject({ version: '0.1.0', weeklyDownloads: 7, license: null });
  expect(registry.asked).toContain('/@scope%2fthing');
});

it('knows that a name or a version does not exist', async () => {
  const { facts, registry } = await start();
  const { host } = registry;
  expect(await facts('react-made-up')).toEqual({ kind: 'missing', host });
  expect(await facts('gone')).toEqual({ kind: 'missing', host });
  expect(await facts('left-pad', '9.9.9')).toEqual({ kind: 'missing-version', host });
  expect(await facts('made-up', null, 'pypi')).toEqual({ kind: 'missing', host });
  expect(await facts('requests', '9.0.0', 'pypi')).toEqual({ kind: 'missing-version', host });
  expect(await facts('made-up', null, 'crates')).toEqual({ kind: 'missing', host });
  expect(await facts('serde', '9.0.0', 'crates')).toEqual({ kind: 'missing-version', host });
});

it('asks for one version where the list of all is too long', async () => {
  const { facts } = await start();
  const none = { publishedAt: null, createdAt: null, weeklyDownloads: null, deprecated: null };
  expect(await facts('long')).toEqual({ kind: 'found', version: '9.0.0', license: 'MIT', ...none });
  expect(await facts('long', '1.0.0')).toMatchObject({ kind: 'missing-version' });
  expect(await facts('endless')).toEqual({ kind: 'found', version: null, license: null, ...none });
});

it('finds packages of PyPI and crates of crates.io', async () => {
  const { facts } = await start();
  expect(await facts('requests', null, 'pypi')).toEqual({
    kind: 'found',
    version: '2.32.3',
    publishedAt: Date.parse('2024-05-29T15:37:49.536Z'),
    createdAt: Date.parse('2011-02-14T15:00:00.000Z'),
    weeklyDownloads: null,
    license: 'Apache-2.0',
    deprecated: null,
  });
  expect(await facts('requests', '2.32.1', 'pypi')).toMatchObject({
    version: '2.32.1',
    createdAt: null,
    license: 'Apache Software License',
    deprecated: 'broken',
  });
  expect(await facts('serde', null, 'crates')).toEqual({
    kind: 'found',
    version: '1.0.219',
    publishedAt: Date.parse('2025-03-09T00:00:00Z'),
    createdAt: Date.parse('2014-12-05T20:20:39.487Z'),
    weeklyDownloads: 7_000_000,
    license: 'MIT OR Apache-2.0',
    deprecated: null,
  });
  expect(await facts('serde', '1.0.200', 'crates')).toMatchObject({ license: 'MIT', deprecated: '' });
});

it('asks once a session, but again after a failure', async () => {
  const { about, facts, registry } = await start();
  const one = { registry: 'npm', name: 'left-pad', version: null } as const;
  await about([one]);
  const { length } = registry.asked;
  await about([one]);
  expect(registry.asked).toHaveLength(length);
  registry.fail(503);
  expect(await facts('@scope/thing')).toEqual(unknown);
  await facts('@scope/thing');
  expect(registry.asked.filter((path) => path === '/@scope%2fthing')).toHaveLength(2);
});

it('asks about ten packages at most', async () => {
  const { about } = await start();
  const many = Array.from({ length: 12 }, (_, at) => ({
    registry: 'npm' as const,
    name: `a${at}`,
    version: null,
  }));
  expect(await about(many)).toHaveLength(10);
});

it('knows nothing of a registry that is silent, refuses or answers nonsense', async () => {
  const { facts, registry } = await start({ timeMs: 50 });
  expect(await facts('broken')).toEqual(unknown);
  registry.fail(401);
  expect(await facts('left-pad')).toEqual(unknown);
  registry.fallSilent();
  expect(await facts('left-pad')).toEqual(unknown);
});

it('asks the registry that the user configured, without its key', async () => {
  const inFile = await start({
    home: ({ base }) => ({
      '.npmrc': `registry=http://127.0.0.1:1/\n@scope:registry=${base}/\n//x/:_authToken=key\n`,
    }),
  });
  expect(await inFile.facts('@scope/thing')).toMatchObject({ kind: 'found', version: '0.1.0' });
  expect(await inFile.facts('left-pad')).toEqual(unknown);
  const inVariable = await start({ env: ({ base }) => ({ npm_config_registry: base }) });
  expect(await inVariable.facts('left-pad')).toMatchObject({ kind: 'found', version: '1.3.0' });
});

it.each<[string, string, RegistryName, string]>([
  ['.npmrc', 'registry=https://npm.corp.example/', 'npm', 'npm.corp.example'],
  ['web/.npmrc', 'registry = "https://npm.corp.example/"', 'npm', 'npm.corp.example'],
  ['.yarnrc.yml', 'npmRegistryServer: "https://npm.corp.example"', 'npm', 'npm.corp.example'],
  ['.npmrc', `registry=\${NPM_REGISTRY}`, 'npm', `\${NPM_REGISTRY}`],
  [
    'pyproject.toml',
    '[[tool.uv.index]]\nname = "a"\nurl = "https://pip.corp.example/simple"',
    'pypi',
    'pip.corp.example',
  ],
  ['uv.toml', 'index-url = "https://pip.corp.example/simple"', 'pypi', 'pip.corp.example'],
  ['.cargo/config.toml', '[source.crates-io]\nreplace-with = "corp"', 'crates', 'corp'],
])('asks nobody where the project’s %s names another place (%j)', async (file, text, of, place) => {
  const { facts, registry } = await start({ files: () => ({ [file]: text }) });
  expect(await facts('left-pad', null, of)).toEqual({ kind: 'elsewhere', place });
  expect(registry.asked).toEqual([]);
});

it('asks nobody where the user’s configuration of pip or cargo names another place', async () => {
  const env = () => ({ PIP_INDEX_URL: 'https://pip.corp.example/simple' });
  const home = () => ({ '.cargo/config.toml': '[registry]\ndefault = "corp"\n' });
  const { facts } = await start({ env, home });
  expect(await facts('requests', null, 'pypi')).toEqual({ kind: 'elsewhere', place: 'pip.corp.example' });
  expect(await facts('serde', null, 'crates')).toEqual({ kind: 'elsewhere', place: 'corp' });
});

it('asks the usual registry where a configuration names just that', async () => {
  const { facts } = await start({
    files: () => ({
      '.npmrc': '@scope:registry=https://npm.corp.example/\nsave-exact=true\n',
      'pyproject.toml': '[project.urls]\nsource = "https://git.example/x"\n',
      Pipfile: '[[source]]\nurl = "https://pypi.org/simple"\n',
    }),
  });
  expect(await facts('left-pad')).toMatchObject({ kind: 'found' });
  expect(await facts('@scope/thing')).toEqual({ kind: 'elsewhere', place: 'npm.corp.example' });
  expect(await facts('requests', null, 'pypi')).toMatchObject({ kind: 'found' });
});
