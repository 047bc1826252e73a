import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { createWorkspace } from '../project/workspace';
import { includeFiles } from './include-files';

async function project() {
  const folder = await tempFolder();
  const root = path.join(folder, 'project');
  await mkdir(path.join(root, 'src'), { recursive: true });
  await writeFile(path.join(folder, 'outside.txt'), 'secret of another');
  const workspace = await createWorkspace(root);
  const include = (prompt: string, kept: readonly string[] = []) =>
    includeFiles(prompt, { workspace, isKept: (file) => kept.includes(file) });
  return {
    root,
    include,
    write: (name: string, text: string | Buffer) => writeFile(path.join(root, name), text),
  };
}

test('the files that are named go along, each once', async () => {
  const { include, write } = await project();
  await write('src/a.ts', 'one\n');
  expect(await include('Compare @src/a.ts, (@./src/a.ts) and @src/a.ts.')).toBe(
    'Compare @src/a.ts, (@./src/a.ts) and @src/a.ts.\n\nContents of src/a.ts:\n\none',
  );
});

test.each([
  'Ask @somebody about a@b.c.',
  'See @src',
  'See @missing.md',
  'See @../outside.txt',
  'See @/etc/hosts',
])('%j names no file of the project and stays as it is', async (prompt) => {
  expect(await (await project()).include(prompt)).toBe(prompt);
});

test('a link that leads out of the project is not followed', async () => {
  const { include, root } = await project();
  await symlink(path.join(root, '..', 'outside.txt'), path.join(root, 'link.txt'));
  expect(await include('@link.txt')).toBe('@link.txt');
});

test('what is in a file that goes along names nothing', async () => {
  const { include, write } = await project();
  await write('a.md', 'see @b.md and $1');
  await write('b.md', 'never');
  expect(await include('@a.md')).toBe('@a.md\n\nContents of a.md:\n\nsee @b.md and $1');
});

test('a file that a rule keeps is refused by its name, also through a link', async () => {
  const { include, root, write } = await project();
  await write('secret.txt', 'x');
  await symlink('secret.txt', path.join(root, 'harmless.txt'));
  for (const name of ['secret.txt', 'harmless.txt'])
    await expect(include(`@${name}`, ['secret.txt'])).rejects.toThrow(
      'A rule denies reading secret.txt, so the command cannot include it.',
    );
});

test('what is long is cut, each file and all together', async () => {
  const { include, write } = await project();
  const names = Array.from({ length: 6 }, (_, index) => `f${index}.txt`);
  for (const name of names) await write(name, 'q'.repeat(30_000));
  const text = await include(names.map((name) => `@${name}`).join(' '));
  expect(text.match(/q/g)?.length).toBe(100_000);
  expect(text.match(/\[Cut: the first 25000 of 30000 characters\.\]/g)).toHaveLength(4);
  expect(text).toContain('[Cut: the first 0 of 30000 characters.]');
});

test('a binary file is refused', async () => {
  const { include, write } = await project();
  await write('a.bin', Buffer.from([0, 1, 2, 0]));
  await expect(include('@a.bin')).rejects.toThrow(/binary/);
});
