import { lstat, mkdir, readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startTestWorkspace } from '../testing/test-workspace';
import { copyToFolder, freeName, moveToFolder } from './transfer-entries';

it('moves files, folders with what they hold, and links rather than what they lead to', async () => {
  const { root, workspace } = await startTestWorkspace();
  await mkdir(join(root, 'lib'));
  await symlink('a.ts', join(root, 'src', 'link'));
  const moved = await moveToFolder(workspace, { path: 'src/link', folder: 'lib' });
  expect([moved?.from.relative, moved?.to.relative]).toEqual(['src/link', 'lib/link']);
  expect(await readlink(join(root, 'lib', 'link'))).toBe('a.ts');
  await moveToFolder(workspace, { path: 'src', folder: 'lib' });
  expect(await readFile(join(root, 'lib', 'src', 'a.ts'), 'utf8')).toBe('inside');
  await moveToFolder(workspace, { path: 'lib/src/a.ts', folder: '' });
  expect(await readFile(join(root, 'a.ts'), 'utf8')).toBe('inside');
});

it('a move to where it is changes nothing; one over another entry is not made', async () => {
  const { root, workspace } = await startTestWorkspace();
  await writeFile(join(root, 'a.ts'), 'other');
  expect(await moveToFolder(workspace, { path: 'a.ts', folder: '' })).not.toBeNull();
  expect(await moveToFolder(workspace, { path: 'src/a.ts', folder: '' })).toBeNull();
  expect(await readFile(join(root, 'a.ts'), 'utf8')).toBe('other');
  expect(await readFile(join(root, 'src', 'a.ts'), 'utf8')).toBe('inside');
});

it('a folder comes neither into itself nor in the place of what holds it', async () => {
  const { root, workspace } = await startTestWorkspace();
  await mkdir(join(root, 'src', 'src', 'deep'), { recursive: true });
  for (const folder of ['src', 'src/src/deep'])
    for (const transfer of [moveToFolder, copyToFolder])
      await expect(transfer(workspace, { path: 'src', folder })).rejects.toMatchObject({
        message: '“src” cannot be put into itself.',
      });
  await expect(moveToFolder(workspace, { path: 'src/src', folder: '' })).rejects.toMatchObject({
    message: 'The “src” that is there contains what you want to move.',
  });
  expect((await readdir(join(root, 'src'))).toSorted()).toEqual(['a.ts', 'src']);
});

it('nothing leaves the project', async () => {
  const { base, root, workspace } = await startTestWorkspace();
  await symlink(join(base, 'project-other'), join(root, 'out'));
  for (const folder of ['..', 'out'])
    for (const transfer of [moveToFolder, copyToFolder])
      await expect(transfer(workspace, { path: 'src/a.ts', folder })).rejects.toMatchObject({
        code: 'outside-project',
      });
  expect(await readdir(join(base, 'project-other'))).toEqual(['secret.txt']);
});

it('copies files, folders and links; a copy beside another entry gets a name of its own', async () => {
  const { root, workspace } = await startTestWorkspace();
  await symlink('a.ts', join(root, 'src', 'link'));
  const copy = async (path: string, folder: string) =>
    (await copyToFolder(workspace, { path, folder })).relative;
  expect(await copy('src/a.ts', '')).toBe('a.ts');
  expect(await copy('src/a.ts', 'src')).toBe('src/a copy.ts');
  expect(await copy('src/link', '')).toBe('link');
  expect(await copy('src', '')).toBe('src copy');
  expect(await readFile(join(root, 'src copy', 'a copy.ts'), 'utf8')).toBe('inside');
  expect((await lstat(join(root, 'src copy', 'link'))).isSymbolicLink()).toBe(true);
});

it.each([
  ['a.ts', ['b.ts'], 'a.ts'],
  ['a.ts', ['A.ts'], 'a copy.ts'],
  ['a.ts', ['a.ts', 'a copy.ts'], 'a copy 2.ts'],
  ['a copy 2.ts', ['a copy 2.ts', 'a copy.ts'], 'a copy 3.ts'],
  ['.env', ['.env'], '.env copy'],
])('%s beside %j becomes %s', (name, taken, free) => {
  expect(freeName(name, { taken, isFolder: false })).toBe(free);
});

it('the dots of a folder are part of its name', () => {
  expect(freeName('v1.2', { taken: ['v1.2'], isFolder: true })).toBe('v1.2 copy');
});
