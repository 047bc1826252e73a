import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countSteps } from '@shared/testing/steps';
import { beforeEach, expect, it } from 'vitest';
import { listDirectory } from './list-directory';
import { createTestContext, runTool, type TestContext } from './testing/test-context';

let context: TestContext;
beforeEach(async () => {
  context = await createTestContext();
});

const list = async (input: Record<string, unknown> = {}) =>
  (await runTool(listDirectory, context, { path: '.', ...input })).forModel;
const write = async (path: string, text = '') => {
  await mkdir(join(context.root, path, '..'), { recursive: true });
  await writeFile(join(context.root, path), text);
};

it('names directories first, then files, each alphabetically', async () => {
  for (const path of ['b.txt', 'A.txt', 'c.txt', 'src/x', 'Docs/x', 'app/x']) await write(path);
  expect(await list()).toBe(
    `Directory listing for ${context.root}:\n[DIR] app\n[DIR] Docs\n[DIR] src\nA.txt\nb.txt\nc.txt`,
  );
});

it('takes an absolute path and one relative to the project', async () => {
  await write('src/a.ts');
  const expected = `Directory listing for ${context.root}/src:\na.ts`;
  expect(await list({ path: 'src' })).toBe(expected);
  expect(await list({ path: join(context.root, 'src') })).toBe(expected);
});

it('says that a directory is empty, .git aside', async () => {
  await mkdir(join(context.root, '.git'));
  expect(await list()).toBe(`Directory ${context.root} is empty.`);
});

it('leaves out and counts what git ignores; .git is neither shown nor counted', async () => {
  await write('.gitignore', '*.log\nlogs/\n');
  await write('sub/.gitignore', 'private\n');
  for (const path of ['a.log', 'b.log', 'logs/x', 'keep.txt', '.git/HEAD', 'sub/private', 'sub/logs'])
    await write(path);
  expect(await list()).toBe(
    `Directory listing for ${context.root}:\n[DIR] sub\n.gitignore\nkeep.txt\n(3 git-ignored)`,
  );
  expect(await list({ path: 'sub' })).toBe(
    `Directory listing for ${context.root}/sub:\n.gitignore\nlogs\n(1 git-ignored)`,
  );
});

it('says so when git ignores everything', async () => {
  await write('sub/.gitignore', '*\n');
  expect(await list({ path: 'sub' })).toBe(`Directory listing for ${context.root}/sub:\n(1 git-ignored)`);
});

it('shows what git ignores when asked to, .git never', async () => {
  await write('.gitignore', '*.log\n');
  await write('a.log');
  await write('.git/HEAD');
  expect(await list({ respect_git_ignore: false })).toBe(
    `Directory listing for ${context.root}:\n.gitignore\na.log`,
  );
});

it('sees into an ignored directory that is named', async () => {
  await write('.gitignore', 'out/\n');
  await write('out/a.js');
  expect(await list({ path: 'out' })).toBe(`Directory listing for ${context.root}/out:\na.js`);
});

it('leaves out names by globs', async () => {
  for (const path of ['a.log', '.b.log', 'c.txt', 'tmp/x']) await write(path);
  expect(await list({ ignore: ['*.log', 'tmp'] })).toBe(`Directory listing for ${context.root}:\nc.txt`);
  expect(await list({ ignore: ['*'] })).toBe(
    `Directory listing for ${context.root}:\n(4 left out by "ignore")`,
  );
});

it('shows a link as what it leads to, a broken one as one, and one out of the project as that', async () => {
  await write('src/a.ts');
  await symlink('src', join(context.root, 'to-folder'));
  await symlink('src/a.ts', join(context.root, 'to-file'));
  await symlink('nowhere', join(context.root, 'to-nothing'));
  await symlink('/etc', join(context.root, 'to-outside'));
  expect(await list()).toBe(
    [
      `Directory listing for ${context.root}:`,
      ...['[DIR] src', '[DIR] to-folder', 'to-file', 'to-nothing (broken link)'],
      'to-outside (link out of the project)',
    ].join('\n'),
  );
});

it('makes control and direction characters in names visible', async () => {
  await write('a\n[DIR] fake');
  await write('b\u202egnp.exe');
  expect(await list()).toBe(`Directory listing for ${context.root}:\na\\u{a}[DIR] fake\nb\\u{202e}gnp.exe`);
});

it.each([
  ['missing', (root: string) => `Directory not found: ${root}/missing`],
  ['file.txt', (root: string) => `Path is not a directory: ${root}/file.txt`],
  ['../..', () => 'Path must be within the project: ../..'],
])('refuses %s with its own message', async (path, message) => {
  await write('file.txt');
  await expect(list({ path })).rejects.toThrow(message(context.root));
});

it('shows 500 of 2,000 entries, counts the rest, and takes few steps for each', async () => {
  await write('.gitignore', '*.log\nnode_modules/\n/dist\n');
  mkdirSync(join(context.root, 'many'));
  for (let index = 0; index < 2000; index += 1)
    writeFileSync(join(context.root, `many/file-${String(index).padStart(4, '0')}.ts`), '');
  const { module, stepsOf } = await countSteps(() => import('./list-directory'));
  let text = '';
  const steps = await stepsOf(async () => {
    text = String((await runTool(module.listDirectory, context, { path: 'many' })).forModel);
  });
  expect(text.split('\n')).toHaveLength(502);
  expect(text).toMatch(/file-0499\.ts\n\(1500 more not shown\)$/);
  expect(await readdir(join(context.root, 'many'))).toHaveLength(2000);
  expect(steps).toBeLessThan(20 * 2000);
});
