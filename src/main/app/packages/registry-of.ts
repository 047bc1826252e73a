import { join } from 'node:path';
import type { AddedPackage, RegistryName } from '@shared/packages/packages-schema';
import { readPlain } from '../../git/plain-file';
import type { Workspace } from '../../project/workspace';

// The registry of a package, from the configuration of the project and of the user. Only a registry that the user chose
// is asked: a project could name any address.

export type Registry =
  | { readonly kind: 'usual' }
  /** The user's own registry for npm; without a slash at its end. */
  | { readonly kind: 'own'; readonly base: string }
  | { readonly kind: 'elsewhere'; readonly place: string };

export type ConfiguredIn = {
  readonly workspace: Pick<Workspace, 'resolve' | 'openFile'>;
  /** Where the command runs, relative to the project. */
  readonly directory: string;
  readonly env: NodeJS.ProcessEnv;
};

const projectFiles: Readonly<Record<RegistryName, readonly string[]>> = {
  npm: ['.npmrc', '.yarnrc', '.yarnrc.yml', 'bunfig.toml'],
  pypi: ['pyproject.toml', 'uv.toml', 'Pipfile'],
  crates: ['.cargo/config.toml', '.cargo/config'],
};

const userFiles: Readonly<Record<RegistryName, readonly string[]>> = {
  npm: ['.npmrc', '.yarnrc', '.yarnrc.yml', '.bunfig.toml'],
  pypi: [
    ...['.config/pip/pip.conf', '.pip/pip.conf', 'Library/Application Support/pip/pip.conf'],
    ...['AppData/Roaming/pip/pip.ini', '.config/uv/uv.toml'],
  ],
  crates: ['.cargo/config.toml', '.cargo/config'],
};

const variables: Readonly<Record<RegistryName, RegExp>> = {
  npm: /^npm_config_registry$/i,
  pypi: /^(?:PIP|UV)_(?:DEFAULT_|EXTRA_)?INDEX(?:_URL)?$/,
  crates: /^CARGO_(?:REGISTRY_DEFAULT|SOURCE_CRATES_IO_REPLACE_WITH)$/,
};

/** The project's configuration wins over the user's, as in npm. */
export async function registryOf(added: AddedPackage, configured: ConfiguredIn): Promise<Registry> {
  const { registry } = added;
  const ofProject = placeFor(added, await textsInProject(projectFiles[registry], configured));
  if (ofProject !== null) return { kind: 'elsewhere', place: hostOf(ofProject) };
  const ofUser =
    userVariable(registry, configured.env) ?? placeFor(added, await textsOfUser(registry, configured));
  if (ofUser === null) return { kind: 'usual' };
  return registry === 'npm' && URL.canParse(ofUser)
    ? { kind: 'own', base: ofUser.replace(/\/+$/, '') }
    : { kind: 'elsewhere', place: hostOf(ofUser) };
}

/** The first place that is not the usual one; null if there is none. */
function placeFor({ registry, name }: AddedPackage, texts: readonly string[]): string | null {
  const scope = name.startsWith('@') ? name.slice(0, name.indexOf('/')) : null;
  const places = texts.flatMap((text) => placesIn(text, registry));
  const forScope = places.find((place) => scope !== null && place.scope === scope);
  const found = forScope ?? places.find((place) => place.scope === null);
  return found && !isUsual(found.address) ? found.address : null;
}

function userVariable(registry: RegistryName, env: NodeJS.ProcessEnv): string | null {
  const found = Object.keys(env).find((name) => variables[registry].test(name) && env[name]);
  const value = (found && env[found]) || null;
  return value !== null && !isUsual(value) ? value : null;
}

function isUsual(address: string): boolean {
  const host = URL.parse(address)?.hostname ?? address;
  return /^(?:registry\.npmjs\.org|registry\.yarnpkg\.com|pypi\.org|crates-io)$/.test(host);
}

function hostOf(address: string): string {
  return URL.parse(address)?.host || address;
}

async function textsInProject(
  names: readonly string[],
  { workspace, directory }: ConfiguredIn,
): Promise<readonly string[]> {
  const folders = directory === '' ? [''] : [directory, ''];
  const paths = folders.flatMap((folder) =>
    names.map((name) => (folder === '' ? name : `${folder}/${name}`)),
  );
  return await Promise.all(paths.map((path) => textInProject(path, workspace)));
}

async function textInProject(path: string, workspace: ConfiguredIn['workspace']): Promise<string> {
  try {
    const file = await workspace.openFile(await workspace.resolve(path));
    const { buffer, bytesRead } = await file
      .read(Buffer.alloc(mostBytes), 0, mostBytes, 0)
      .finally(() => file.close());
    return buffer.toString('utf8', 0, bytesRead);
  } catch {
    // Without the file, the usual registry applies.
    return '';
  }
}

const mostBytes = 64 * 1024;

async function textsOfUser(registry: RegistryName, { env }: ConfiguredIn): Promise<readonly string[]> {
  const home = env.HOME ?? env.USERPROFILE;
  if (!home) return [];
  return await Promise.all(userFiles[registry].map((name) => readPlain(join(home, name)).catch(() => '')));
}

// Registries that configuration files of package managers name.

type NamedPlace = {
  /** The registry is for npm's names with this `@scope`; null: for all others. */
  readonly scope: string | null;
  /** An address, or the name that the file gives it. */
  readonly address: string;
};

/** In the order of the file. */
function placesIn(text: string, registry: RegistryName): readonly NamedPlace[] {
  return patterns[registry].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups: { scope = null, address = '' } = {} }) => ({
      scope,
      address,
    })),
  );
}

const patterns: Readonly<Record<RegistryName, readonly RegExp[]>> = {
  /** `registry=…`, `@scope:registry=…`, `registry "…"`, `npmRegistryServer: …` */
  npm: [
    /^"?(?:(?<scope>@[\w.~-]+):)?(?:registry|npmRegistryServer)"?\s*[=:\s]\s*["']?(?<address>[^\s"']+)/gm,
  ],
  /** `index-url = …`, and `url = …` in a table of indexes. */
  pypi: [
    /^(?:global\.)?(?:extra-)?index-url\s*=\s*\[?\s*["']?(?<address>[^\s"']+)/gm,
    /^\[\[(?:tool\.uv\.index|tool\.poetry\.source|index|source)\]\][^[]*?^url\s*=\s*["'](?<address>[^"']+)/gm,
  ],
  crates: [
    /^\[source\.crates-io\][^[]*?^replace-with\s*=\s*["'](?<address>[^"']+)/gm,
    /^\[registry\][^[]*?^default\s*=\s*["'](?<address>[^"']+)/gm,
  ],
};
