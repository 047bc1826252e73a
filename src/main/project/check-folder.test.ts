import { mkdir, realpath, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { worded } from '@shared/texts/testing/worded';
import { expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { checkFolder } from './check-folder';

test('a folder is known by its real path', async () => {
  const folder = await realpath(await tempFolder());
  await mkdir(path.join(folder, 'project'));
  await symlink(path.join(folder, 'project'), path.join(folder, 'link'));
  expect(worded(await checkFolder(path.join(folder, 'link')))).toEqual({
    kind: 'folder',
    path: path.join(folder, 'project'),
  });
});

test('a folder that is not there is said', async () => {
  expect(worded(await checkFolder('/no/such\u001bfolder'))).toEqual({
    kind: 'unusable',
    problem: 'The folder “/no/such\\u{1b}folder” does not exist.',
  });
});

test('a file is not opened as a folder', async () => {
  const file = path.join(await tempFolder(), 'file');
  await writeFile(file, '');
  expect(worded(await checkFolder(file))).toEqual({
    kind: 'unusable',
    problem: `“${file}” is not a folder. Open the folder of a project instead.`,
  });
});

test.each([
  ['EACCES', 'permission denied'],
  ['ELOOP', 'its links form a loop'],
])('a folder that fails with %s is said with the reason', async (code, reason) => {
  const look = () => Promise.reject(Object.assign(new Error(code), { code }));
  expect(worded(await checkFolder('src', look))).toEqual({
    kind: 'unusable',
    problem: `Cannot open the folder “src”: ${reason}.`,
  });
});
