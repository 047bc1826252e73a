import { execFile } from 'node:child_process';
import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { listSmallFolder, listTree } from './tree';
import { createWorkspace, type Workspace } from './workspace';

const run = promisify(execFile);
let root: string;
let workspace: Workspace;
beforeEach(async () => {
  root = await realpath(await tempFolder());
  workspace = await createWorkspace(root);
});

const write = async (path: string, text = '') => {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), text);
};
const names = async (path = '') => (await listTree(workspace, path)).map(({ name }) => name);

it('shows folders first, then files, in natural order whatever their case, without .git', async () => {
  for (const path of ['file10.ts', 'File2.ts', 'a.ts', 'src/x', 'Docs/x', '.git/HEAD', '.github/x'])
    await write(path);
  expect(await names()).toEqual(['.github', 'Docs', 'src', 'a.ts', 'File2.ts', 'file10.ts']);
});

it('lists a small folder alone, where it is asked to, and says nothing of one that cannot be listed', async () => {
  for (const path of ['a.ts', 'b.ts', 'src/x']) await write(path);
  const small = (path: string, most: number) => listSmallFolder(workspace, { path, most });
  expect(await small('', 3)).toEqual(await listTree(workspace, ''));
  expect([await small('', 2), await small('gone', 3), await small('a.ts', 3)]).toEqual([null, null, null]);
});

it('says of each entry what it is and whether git ignores it', async () => {
  await write('.gitignore', 'out/\n*.log\n');
  await write('out/x');
  await write('sub/a.log');
  await write('sub/b.ts');
  await symlink('b.ts', join(root, 'sub/to-file'));
  await symlink('nowhere', join(root, 'sub/to-nothing'));
  await symlink('/etc', join(root, 'sub/to-outside'));
  await run('mkfifo', [join(root, 'sub/fifo')]);
  const entry = (name: string, kind: string, ignored = false) => ({
    name,
    path: `sub/${name}`,
    kind,
    ignored,
  });
  expect(await listTree(workspace, 'sub')).toEqual([
    entry('a.log', 'file', true),
    entry('b.ts', 'file'),
    entry('fifo', 'other'),
    entry('to-file', 'link'),
    entry('to-nothing', 'broken-link'),
    entry('to-outside', 'link'),
  ]);
  expect(await listTree(workspace, '')).toMatchObject([
    { name: 'out', kind: 'folder', ignored: true },
    { name: 'sub', kind: 'folder', ignored: false },
    { name: '.gitignore', kind: 'file', ignored: false },
  ]);
  expect(await listTree(workspace, 'out')).toEqual([
    { name: 'x', path: 'out/x', kind: 'file', ignored: true },
  ]);
});

it('goes into a folder through a link and keeps its name', async () => {
  await write('real/a.ts');
  await symlink('real', join(root, 'linked'));
  expect(await listTree(workspace, '')).toMatchObject([
    { name: 'linked', kind: 'folder-link' },
    { name: 'real' },
  ]);
  expect(await listTree(workspace, 'linked')).toMatchObject([{ path: 'linked/a.ts' }]);
});

it('refuses in words a window can show', async () => {
  await write('a.ts');
  await expect(listTree(workspace, '../..')).rejects.toMatchObject({
    name: 'AppError',
    code: 'outside-project',
  });
  await expect(listTree(workspace, 'no')).rejects.toMatchObject({
    name: 'AppError',
    code: 'not-found',
    message: `Directory not found: ${root}/no`,
  });
  await expect(listTree(workspace, 'a.ts')).rejects.toMatchObject({
    message: `Path is not a directory: ${root}/a.ts`,
  });
});
