import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { largestText, type TextToSave } from '@shared/project/project';
import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { hashOf } from '../base/files/content-hash';
import { saveText } from './save-text';
import { keepNothing } from './testing/keep-nothing';
import { startTestWorkspace } from './testing/test-workspace';

async function start(bytes: Uint8Array | string, name = 'a.txt') {
  const { root, workspace } = await startTestWorkspace();
  const file = join(root, name);
  await writeFile(file, bytes);
  const hash = hashOf(Buffer.from(bytes));
  const save = (text: string, change: Partial<TextToSave> = {}) =>
    saveText(workspace, { path: name, text, hash, encoding: null, ...change }, keepNothing);
  return { file, root, save, bytes: () => readFile(file) };
}

it('what is in the file then is said by its hash', async () => {
  const { save, bytes } = await start('one\n');
  const { hash } = await save('two\n');
  expect(String(await bytes())).toBe('two\n');
  expect(hash).toBe(hashOf(await bytes()));
});

it('a text that would be too large to be edited again is written only if the user agrees', async () => {
  const { save, bytes } = await start('short\n');
  const long = `${'x'.repeat(largestText)}\n`;
  await expect(save(long)).rejects.toMatchObject({
    code: 'too-large',
    message: 'Cannot save a.txt: it would have 11 MB, and files over 10 MB are read-only here.',
  });
  expect(String(await bytes())).toBe('short\n');
  await save(long, { size: 'any' });
  expect(await bytes()).toHaveLength(largestText + 1);
});

it('byte order mark and line ends stay, those of lines that differ too', async () => {
  const { save, bytes } = await start('\ufeffone\r\ntwo\nthree\r\n');
  await save('one\n2\nthree\nfour\n');
  expect(String(await bytes())).toBe('\ufeffone\r\n2\nthree\r\nfour\r\n');
});

it('its encoding stays; a character that it lacks is named, and the file stands', async () => {
  const { save, bytes } = await start(iconv.encode('Grüße aus Köln, schöne Tage\n', 'windows-1252'));
  await save('Größe aus Köln, schöne Tage\n');
  expect(iconv.decode(await bytes(), 'windows-1252')).toBe('Größe aus Köln, schöne Tage\n');
  const before = await bytes();
  const refused = save('Größe 中\n', { hash: hashOf(before) });
  await expect(refused).rejects.toMatchObject({
    code: 'invalid',
    message: 'Cannot save a.txt: its encoding windows-1252 cannot represent “中” (U+4E2D).',
  });
  expect(await bytes()).toEqual(before);
  await save('Größe 中\n', { hash: hashOf(before), encoding: 'utf-8' });
  expect(String(await bytes())).toBe('Größe 中\n');
});

it('a file that moved on is stale; one that is gone is made again only if that is asked for', async () => {
  const { save, file, bytes } = await start('one\n');
  await writeFile(file, 'theirs\n');
  await expect(save('mine\n')).rejects.toMatchObject({
    code: 'stale',
    message: 'Cannot save a.txt: it changed on disk after you began to edit it.',
  });
  expect(String(await bytes())).toBe('theirs\n');
  const gone = await start('one\n', 'b.txt');
  await expect(gone.save('mine\n', { hash: null })).rejects.toMatchObject({ code: 'stale' });
});

it('a file that is made anew has the format it is said to have', async () => {
  const { save, file, bytes } = await start('one');
  await rm(file);
  const format = { bom: true, lineEnds: 'CRLF' } as const;
  await save('Grüße\nan alle\n', { hash: null, encoding: 'utf-16le', format });
  expect(await bytes()).toEqual(iconv.encode('Grüße\r\nan alle\r\n', 'utf-16le', { addBOM: true }));
});

it('protected names are the user’s to write; what leads out of the project is not', async () => {
  const { save, bytes } = await start('A=1\n', '.env');
  await save('A=2\n');
  expect(String(await bytes())).toBe('A=2\n');
  const { workspace } = await startTestWorkspace();
  const outside = { path: '../secret.txt', text: 'x', hash: null, encoding: null };
  await expect(saveText(workspace, outside, keepNothing)).rejects.toMatchObject({ code: 'outside-project' });
});

it('an encoding that there is not is said', async () => {
  const { save } = await start('one\n');
  await expect(save('two\n', { encoding: 'klingon-8' })).rejects.toMatchObject({
    code: 'invalid',
    message: 'The encoding klingon-8 does not exist.',
  });
});
