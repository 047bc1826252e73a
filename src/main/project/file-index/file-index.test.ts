import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { createWorkspace } from '../workspace';
import { createFileIndex } from './file-index';

// The index of a real folder, listed by the real ripgrep.

async function indexed(files: readonly string[]) {
  const root = path.join(await tempFolder(), 'project');
  const write = async (...names: readonly string[]) => {
    for (const name of names) {
      await mkdir(path.dirname(path.join(root, name)), { recursive: true });
      await writeFile(path.join(root, name), '');
    }
  };
  await mkdir(root);
  await write(...files);
  const problems: unknown[] = [];
  let time = 0;
  const index = createFileIndex(await createWorkspace(root), {
    now: () => time,
    onProblem: (error) => problems.push(error),
  });
  const found = async (query: string, kinds: 'files' | 'folders' | 'both' = 'files') =>
    (await index.find({ query, kinds, most: 50 })).found.map((one) => one.path);
  return {
    root,
    write,
    index,
    found,
    problems,
    later: (ms: number) => {
      time += ms;
    },
  };
}

test('files and the folders they lie in are found, git-ignored ones, modules and links are not', async () => {
  const { root, found, write } = await indexed(['src/deep/fish.ts', '.github/fish.yml']);
  await write('dist/fish.js', 'node_modules/fish/index.js', '.git/fish');
  await writeFile(path.join(root, '.gitignore'), 'dist\n');
  await symlink('src', path.join(root, 'fish-link'));
  expect(await found('fish')).toEqual(['fish.ts', 'fish.yml'].map((name) => expect.stringMatching(name)));
  expect(await found('deep', 'folders')).toEqual(['src/deep']);
  expect(await found('deep', 'both')).toEqual(['src/deep', 'src/deep/fish.ts']);
});

test('what changed in a folder that is told of is known with the next search', async () => {
  const { root, found, write, index } = await indexed(['a.ts', 'src/b.ts', 'src/old/c.ts', 'lib/d.ts']);
  expect(await found('ts')).toHaveLength(4);
  await write('e.ts', 'src/new/f.ts', 'lib/unseen.ts');
  await rm(path.join(root, 'a.ts'));
  await rename(path.join(root, 'src/old'), path.join(root, 'src/older'));
  index.foldersChanged(['', 'src']);
  expect((await found('ts')).toSorted()).toEqual([
    'e.ts',
    'lib/d.ts',
    'src/b.ts',
    'src/new/f.ts',
    'src/older/c.ts',
  ]);
  await rm(path.join(root, 'src'), { recursive: true });
  index.foldersChanged(['src/new', 'src']);
  expect((await found('ts')).toSorted()).toEqual(['e.ts', 'lib/d.ts']);
});

test('an ignored file that appears in a folder stays unfound', async () => {
  const { found, write, index } = await indexed(['.gitignore', 'src/a.ts']);
  expect(await found('log')).toEqual([]);
  await write('src/build.log', 'src/node_modules/x/catalog.ts', 'src/log.ts');
  await writeFile(path.join((await indexed([])).root, 'x'), '');
  index.foldersChanged(['src']);
  expect(await found('log')).toEqual(['src/log.ts', 'src/build.log']);
});

test('after half a minute it is made afresh, while what is known is told at once', async () => {
  const { found, write, later } = await indexed(['a.ts']);
  expect(await found('ts')).toEqual(['a.ts']);
  await write('b.ts');
  later(29_000);
  expect(await found('ts')).toEqual(['a.ts']);
  later(2000);
  expect(await found('ts')).toEqual(['a.ts']);
  await expect.poll(() => found('ts')).toEqual(['a.ts', 'b.ts']);
});

test('a project that is gone fails where nothing is known of it, and is told of where something is', async () => {
  const known = await indexed(['a.ts']);
  await known.found('ts');
  const unknown = await indexed(['a.ts']);
  for (const { root } of [known, unknown]) await rm(root, { recursive: true });
  await expect(unknown.found('ts')).rejects.toThrow(/The project folder no longer exists/);
  known.later(31_000);
  expect(await known.found('ts')).toEqual(['a.ts']);
  await expect.poll(() => known.problems.length).toBeGreaterThan(0);
});
