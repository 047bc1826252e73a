import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, type Headless, test } from './headless';

// The libraries, folders and files that `pilotfish run` loads before its first request: each of them takes time. Code
// that only some runs need is loaded later, by `import()`. A commit that adds to these lists gives the reason.

/** The loaded files of `out/main`, without the hash in their names. */
const files = [
  ...['cli.js', 'package.js', 'home-path.js', 'command-line.js', 'texts.js'],
  ...['app.js', 'base.js', 'rolldown-runtime.js', 'headless.js'],
];

const libraries = ['diff', 'jsonc-parser', 'picomatch', 'zod'];

/** The folders of `src/main` that the loaded files contain. */
const folders = [
  ...[
    'agent',
    'app',
    'base',
    'changes',
    'cli',
    'command-safety',
    'command-tools',
    'commands',
    'git',
    'headless',
  ],
  ...['mcp', 'memory', 'project', 'pty-host', 'queue', 'sandbox', 'slash-commands'],
  ...['storage', 'terminal', 'tools', 'trust', 'web'],
];

/** The maximum size of all these files together, in kB. It fails if a part of a listed folder is loaded again. */
const mostKilobytes = 1750;

test('run loads no more than its first request needs', async ({ cli }) => {
  const loaded = await loadedBeforeFirstRequest(cli);
  const own = loaded.filter((file) => file.startsWith(path.resolve('out')));
  expect(own.map(withoutHash).toSorted()).toEqual(files.toSorted());
  expect(await kilobytesOf(own)).toBeLessThan(mostKilobytes);
  const sources = [...loaded, ...(await Promise.all(own.map(sourcesIn))).flat()];
  expect(found(sources, /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)/)).toEqual(libraries);
  expect(found(sources, /\bsrc\/main\/([\w-]+)\//)).toEqual(folders);
});

async function loadedBeforeFirstRequest(cli: Headless): Promise<readonly string[]> {
  const notes = path.join(cli.home, 'loaded');
  let loaded = '';
  cli.model.onRequest(async () => {
    loaded ||= await readFile(notes, 'utf8');
    return { text: 'Done.' };
  });
  const hook = pathToFileURL(path.resolve('e2e/note-loaded-files.mjs')).href;
  const { code, stderr } = await cli.run([], { NODE_OPTIONS: `--import ${hook}`, NOTE_LOADED_FILES: notes });
  expect([code, stderr]).toEqual([0, '']);
  return [...new Set(loaded.trim().split('\n'))].map((url) => fileURLToPath(url));
}

/** The sources in a bundled file, by the names that the bundler writes above the code of each. */
async function sourcesIn(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8');
  return [...text.matchAll(/^\s*\/\/(?:#region)? (?:\.\.\/)*((?:src|node_modules)\/.+)$/gm)].map(
    ([, name = '']) => name,
  );
}

async function kilobytesOf(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function found(names: readonly string[], part: RegExp): string[] {
  return [...new Set(names.flatMap((name) => part.exec(name)?.[1] ?? []))].toSorted();
}

function withoutHash(file: string): string {
  return path.basename(file).replace(/-[\w-]{8}(?=\.js$)/, '');
}
