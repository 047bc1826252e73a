import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { hashOf } from '../base/files/content-hash';
import { viewFile } from './file-view';
import { readAs } from './read-as';
import { saveText } from './save-text';
import { keepNothing } from './testing/keep-nothing';
import { startTestWorkspace } from './testing/test-workspace';
import { readTextFile } from './text-file';

const bytes = iconv.encode('x = 1 # счётчик\n', 'windows-1251');

async function start() {
  const { root, workspace } = await startTestWorkspace();
  await writeFile(join(root, 'a.py'), bytes);
  const save = (text: string, hash: string, encoding: string | null = null) =>
    saveText(workspace, { path: 'a.py', text, hash, encoding }, keepNothing);
  return { root, workspace, save };
}

it('windows, models and saves read the file in the encoding that the user chose', async () => {
  const { root, workspace, save } = await start();
  expect(await viewFile(workspace, 'a.py')).toMatchObject({ encoding: 'windows-1252' });
  await readAs(workspace, 'a.py', 'windows-1251');
  const view = await viewFile(workspace, 'a.py');
  expect(view).toMatchObject({ encoding: 'windows-1251', text: 'x = 1 # счётчик\n' });
  const base = await readTextFile(workspace, await workspace.resolve('a.py'));
  expect(base.text).toBe('x = 1 # счётчик\n');
  const { hash } = await save('y = 2 # счёт\n', hashOf(bytes));
  expect(iconv.decode(await readFile(join(root, 'a.py')), 'windows-1251')).toBe('y = 2 # счёт\n');
  await save('y = 2 # 好\n', hash, 'utf-8');
  expect(await viewFile(workspace, 'a.py')).toMatchObject({ encoding: 'utf-8', text: 'y = 2 # 好\n' });
});

it('refuses an encoding in which the bytes are no text, and reads the file as before', async () => {
  const { workspace } = await start();
  await readAs(workspace, 'a.py', 'koi8-r');
  await expect(readAs(workspace, 'a.py', 'utf-8')).rejects.toMatchObject({
    code: 'invalid',
    message: 'a.py contains bytes that are invalid in utf-8.',
  });
  expect(await viewFile(workspace, 'a.py')).toMatchObject({ encoding: 'koi8-r' });
});

it('keeps the encoding of before where the file cannot be read', async () => {
  const { root, workspace } = await start();
  await readAs(workspace, 'a.py', 'windows-1251');
  await rm(join(root, 'a.py'));
  await expect(readAs(workspace, 'a.py', 'koi8-r')).rejects.toMatchObject({ code: 'not-found' });
  await writeFile(join(root, 'a.py'), bytes);
  expect(await viewFile(workspace, 'a.py')).toMatchObject({ encoding: 'windows-1251' });
});
