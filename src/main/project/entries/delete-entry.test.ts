import { lstat, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startTestWorkspace } from '../testing/test-workspace';
import { deleteEntry, restoreEntry } from './delete-entry';

async function start() {
  const test = await startTestWorkspace();
  const folder = join(test.base, 'data', 'deleted');
  const remove = async (path: string) => {
    const { kept } = await deleteEntry(test.workspace, path, { kind: 'folder', folder });
    if (kept === null) throw new Error('nothing was kept');
    return kept;
  };
  const restore = (path: string, kept: string) => restoreEntry(test.workspace, { path, kept }, folder);
  return { ...test, folder, remove, restore };
}

it('a file is kept as it was, for this user alone, and comes back', async () => {
  const { root, folder, remove, restore } = await start();
  const kept = await remove('src/a.ts');
  expect(await readdir(join(root, 'src'))).toEqual([]);
  expect(await readFile(join(folder, kept), 'utf8')).toBe('inside');
  expect((await lstat(folder)).mode & 0o777).toBe(0o700);
  await restore('src/a.ts', kept);
  expect(await readFile(join(root, 'src', 'a.ts'), 'utf8')).toBe('inside');
  expect(await readdir(folder)).toEqual([]);
});

it('a folder goes with all it holds, and a link without what it leads to', async () => {
  const { base, root, remove, restore } = await start();
  await symlink(join(base, 'project-other'), join(root, 'src', 'out'));
  const kept = await remove('src');
  expect(await readdir(root)).toEqual([]);
  await restore('src', kept);
  await remove('src/out');
  expect(await readdir(join(root, 'src'))).toEqual(['a.ts']);
  expect(await readFile(join(base, 'project-other', 'secret.txt'), 'utf8')).toBe('secret');
});

it('what comes back never takes the place of something else, and makes its folder anew', async () => {
  const { root, folder, remove, restore } = await start();
  const kept = await remove('src/a.ts');
  await writeFile(join(root, 'src', 'a.ts'), 'mine');
  await expect(restore('src/a.ts', kept)).rejects.toMatchObject({
    message: 'A file or folder “a.ts” already exists.',
  });
  expect(await readFile(join(root, 'src', 'a.ts'), 'utf8')).toBe('mine');
  expect(await readdir(folder)).toEqual([kept]);
  await rm(join(root, 'src'), { recursive: true });
  await restore('src/a.ts', kept);
  expect(await readFile(join(root, 'src', 'a.ts'), 'utf8')).toBe('inside');
});

it('only what was kept comes back', async () => {
  const { base, folder, restore } = await start();
  await mkdir(folder, { recursive: true });
  await writeFile(join(base, 'data', 'settings.json'), '{}');
  for (const kept of ['gone', '..', '.', '', '../settings.json', '../../secret.txt'])
    await expect(restore('src/b.ts', kept)).rejects.toMatchObject({
      code: 'not-found',
      message: 'Cannot restore src/b.ts: its copy is gone.',
    });
  expect(await readFile(join(base, 'data', 'settings.json'), 'utf8')).toBe('{}');
});

it('neither what is gone nor outside nor the project itself is deleted', async () => {
  const { base, remove } = await start();
  await expect(remove('src/gone.ts')).rejects.toMatchObject({ code: 'not-found' });
  await expect(remove('../secret.txt')).rejects.toMatchObject({ code: 'outside-project' });
  await expect(remove('.')).rejects.toMatchObject({ code: 'unavailable' });
  expect(await readFile(join(base, 'secret.txt'), 'utf8')).toBe('secret');
});

it('the system’s trash gets the entry itself; why it could not take it is said', async () => {
  const { root, workspace } = await start();
  await symlink('a.ts', join(root, 'src', 'link'));
  const trashed: string[] = [];
  const trash = async (path: string) => void trashed.push(path);
  expect(await deleteEntry(workspace, 'src/link', { kind: 'system', trash })).toMatchObject({ kept: null });
  expect(trashed).toEqual([join(root, 'src', 'link')]);
  const full = async () => {
    throw new Error('the trash is full');
  };
  await expect(deleteEntry(workspace, 'src', { kind: 'system', trash: full })).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Cannot move src to the trash: the trash is full',
  });
});
