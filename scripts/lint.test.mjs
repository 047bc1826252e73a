import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandLine, root } from './run.mjs';

// Rules of our own, beside those that Biome brings along.

test('the lint refuses a path that is cut out of a file’s URL, and no other', async () => {
  const lines = [
    "export const wrong = new URL('./x', import.meta.url).pathname;",
    'export const alsoWrong = new URL(import.meta.url).pathname;',
    "export const right = fileURLToPath(new URL('./x', import.meta.url));",
    'export const ofRequest = (request) => new URL(request.url).pathname;',
  ];
  expect(await problemsIn(lines.join('\n'))).toEqual([
    ['plugin', 1],
    ['plugin', 2],
  ]);
});

/** The kind and the line of each, in a folder with the project's configuration and nothing else. */
async function problemsIn(text) {
  const folder = await mkdtemp(path.join(tmpdir(), 'pilotfish-lint-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const configuration = (await readdir(root)).filter((name) =>
    /^biome\.json$|\.grit$|^\.gitignore$/.test(name),
  );
  for (const name of configuration) await cp(path.join(root, name), path.join(folder, name));
  await writeFile(path.join(folder, 'paths.mjs'), text);
  const [file, args] = commandLine('biome', ['lint', '--reporter=json', 'paths.mjs']);
  const { stdout } = spawnSync(file, args, { cwd: folder, encoding: 'utf8' });
  return JSON.parse(stdout).diagnostics.map(({ category, location }) => [category, location.start.line]);
}
