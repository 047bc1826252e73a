import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { loadConfigFromFile } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { tempFolder } from '../src/main/base/testing/temp-folder.ts';
import { root } from './run.mjs';

// `npm start` builds first, in a clone whose path no URL can contain unescaped. Main and preload are the real ones.
// The pages are small: they have a style sheet, fonts, an alias, a part that loads late and a worker. `npm test`
// builds the real pages.

const page = `
  import '@fontsource-variable/inter';
  import './tokens.css';
  import { say } from '@shared/texts/text';
  import EditorWorker from '/approvals/diff/patch-worker?worker';
  console.log(say, EditorWorker, await import('@shared/errors'));
`;

let clone;

beforeAll(async () => {
  clone = path.join(await tempFolder(), 'pilotfish a b ü #1');
  await mkdir(clone);
  const configurations = (await readdir(root)).filter((name) => /\.(?:config\.ts|json)$/.test(name));
  for (const name of ['src', 'e2e/chromium.ts', 'scripts', ...configurations])
    await cp(path.join(root, name), path.join(clone, name), { recursive: true, filter: isNoTest });
  await writeFile(path.join(clone, 'src/renderer/main.tsx'), page);
  await writeFile(path.join(clone, 'src/renderer/quick-ask/main.tsx'), page.replace('./', '../'));
  await installDependencies();
  // Copying this many files may take longer than the usual limit on a slow disk.
}, 60_000);

function isNoTest(name) {
  return !/\.test\.\w+$/.test(name);
}

/** Links to this project's dependencies. One is copied, because it contains files that Vite reads by their path. */
async function installDependencies() {
  const [from, to] = [root, clone].map((folder) => path.join(folder, 'node_modules'));
  const copied = '@fontsource-variable';
  await mkdir(to);
  for (const name of await readdir(from))
    if (name !== copied) await symlink(path.join(from, name), path.join(to, name), 'junction');
  await cp(path.join(from, copied), path.join(to, copied), { recursive: true });
}

test('a first start says what takes so long and how far it is, and warns of nothing; a second one builds nothing', async () => {
  const module = JSON.stringify(pathToFileURL(path.join(clone, 'scripts', 'build.mjs')));
  const script = `process.exit(await (await import(${module})).buildIfNeeded())`;
  const env = { ...process.env, NODE_ENV: 'production' };
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
  const { stdout, stderr } = await start();
  expect((stdout + stderr).split('\n')).toEqual([
    'Building Pilotfish. This happens once and can take some minutes.',
    '  Step 1 of 4: the application',
    '  Step 2 of 4: the bridge to its windows',
    '  Step 3 of 4: the windows (the longest)',
    '  Step 4 of 4: compression for browsers',
    '',
  ]);
  expect((await readdir(path.join(clone, 'out'))).sort()).toEqual([
    'built-from',
    'main',
    'preload',
    'renderer',
  ]);
  expect(await start()).toEqual({ stdout: '', stderr: '' });
}, 180_000);

test('the tests find what they name by an alias', async () => {
  const file = path.join(clone, 'vitest.config.ts');
  const { config } = await loadConfigFromFile({ command: 'serve', mode: 'test' }, file, clone);
  expect(config.resolve.alias).toEqual({
    '@shared': path.join(clone, 'src', 'shared'),
    electron: path.join(clone, 'src', 'main', 'electron', 'testing', 'stand-in.ts'),
    'node:original-fs': path.join(clone, 'e2e', 'electron-shim', 'original-fs.ts'),
  });
});
