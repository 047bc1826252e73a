import { link, lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startTestWorkspace } from '../testing/test-workspace';
import { createEntry, renameEntry } from './change-entries';

const taken = (name: string) => ({
  code: 'invalid',
  message: `A file or folder “${name}” already exists.`,
});

it('makes an empty file and a folder, protected names too', async () => {
  const { root, workspace } = await startTestWorkspace();
  expect(await createEntry(workspace, { folder: 'src', name: '.env', kind: 'file' })).toEqual({
    absolute: join(root, 'src', '.env'),
    relative: 'src/.env',
  });
  await createEntry(workspace, { folder: '', name: 'docs', kind: 'folder' });
  expect(await readFile(join(root, 'src', '.env'), 'utf8')).toBe('');
  expect((await lstat(join(root, 'docs'))).isDirectory()).toBe(true);
});

it.each(['file', 'folder'] as const)('a new %s never takes the name of what is there', async (kind) => {
  const { root, workspace } = await startTestWorkspace();
  await symlink('nowhere', join(root, 'src', 'link'));
  for (const name of ['a.ts', 'link'])
    await expect(createEntry(workspace, { folder: 'src', name, kind })).rejects.toMatchObject(taken(name));
  expect(await readFile(join(root, 'src', 'a.ts'), 'utf8')).toBe('inside');
});

it.each([
  [{ folder: 'src', name: '../b.ts' }, 'invalid'],
  [{ folder: 'src', name: '..' }, 'invalid'],
  [{ folder: 'src', name: '' }, 'invalid'],
  [{ folder: '..', name: 'b.ts' }, 'outside-project'],
  [{ folder: 'gone', name: 'b.ts' }, 'not-found'],
  [{ folder: 'src/a.ts', name: 'b.ts' }, 'not-found'],
])('nothing is made for %j', async (entry, code) => {
  const { base, root, workspace } = await startTestWorkspace();
  const before = [await readdir(base), await readdir(root), await readdir(join(root, 'src'))];
  await expect(createEntry(workspace, { ...entry, kind: 'file' })).rejects.toMatchObject({ code });
  expect([await readdir(base), await readdir(root), await readdir(join(root, 'src'))]).toEqual(before);
});

it('a folder that a link leads out of the project is none of it', async () => {
  const { base, root, workspace } = await startTestWorkspace();
  await symlink(join(base, 'project-other'), join(root, 'out'));
  const outside = createEntry(workspace, { folder: 'out', name: 'b.ts', kind: 'file' });
  await expect(outside).rejects.toMatchObject({ code: 'outside-project' });
  const renamed = renameEntry(workspace, { path: 'out/secret.txt', name: 'b.ts' });
  await expect(renamed).rejects.toMatchObject({ code: 'outside-project' });
  expect(await readdir(join(base, 'project-other'))).toEqual(['secret.txt']);
});

it('renames a file, a folder with what it holds, and a link rather than what it leads to', async () => {
  const { root, workspace } = await startTestWorkspace();
  await symlink('a.ts', join(root, 'src', 'link'));
  await renameEntry(workspace, { path: 'src/link', name: 'other' });
  await renameEntry(workspace, { path: 'src/a.ts', name: 'b.ts' });
  const { from, to } = await renameEntry(workspace, { path: 'src', name: 'lib' });
  expect([from.relative, to.relative]).toEqual(['src', 'lib']);
  expect(await readFile(join(root, 'lib', 'b.ts'), 'utf8')).toBe('inside');
  expect((await lstat(join(root, 'lib', 'other'))).isSymbolicLink()).toBe(true);
  expect((await readdir(join(root, 'lib'))).toSorted()).toEqual(['b.ts', 'other']);
});

it('a rename takes the name of nothing, of no empty folder and no hard link either', async () => {
  const { root, workspace } = await startTestWorkspace();
  await writeFile(join(root, 'src', 'b.ts'), 'other');
  await link(join(root, 'src', 'a.ts'), join(root, 'src', 'A.ts'));
  await mkdir(join(root, 'empty'));
  const rename = (path: string, name: string) =>
    expect(renameEntry(workspace, { path, name })).rejects.toMatchObject(taken(name));
  await rename('src/a.ts', 'b.ts');
  await rename('src/a.ts', 'A.ts');
  await rename('src', 'empty');
  await rename('empty', 'src');
  expect((await readdir(join(root, 'src'))).toSorted()).toEqual(['A.ts', 'a.ts', 'b.ts']);
  expect(await readFile(join(root, 'src', 'b.ts'), 'utf8')).toBe('other');
});

it('the same name again changes nothing', async () => {
  const { root, workspace } = await startTestWorkspace();
  await renameEntry(workspace, { path: 'src/a.ts', name: 'a.ts' });
  expect(await readFile(join(root, 'src', 'a.ts'), 'utf8')).toBe('inside');
});

it('neither what is gone nor the project itself is renamed', async () => {
  const { workspace } = await startTestWorkspace();
  const rename = (path: string) => renameEntry(workspace, { path, name: 'b' });
  await expect(rename('src/gone.ts')).rejects.toMatchObject({ code: 'not-found' });
  for (const path of ['', 'src/..'])
    await expect(rename(path)).rejects.toMatchObject({
      message: 'Pilotfish cannot change the project folder itself.',
    });
});
