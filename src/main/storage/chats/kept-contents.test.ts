import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { tinyDisk } from '../../base/testing/tiny-disk';
import { createKeptContents } from './kept-contents';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function* pieces(...texts: readonly string[]): AsyncIterable<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function files(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('a content is there under its hash, once, compressed and for its owner alone', async () => {
  const folder = path.join(await tempFolder(), 'contents');
  const text = 'the same words again and again\n'.repeat(10_000);
  const hash = hashOf(text);
  const contents = createKeptContents(folder);
  expect(await contents.keep(hash, pieces(text.slice(0, 99), text.slice(99)))).toBe('kept');
  expect(await createKeptContents(folder).keep(hash, pieces(text))).toBe('kept');
  expect((await contents.read(hash))?.toString()).toBe(text);
  const file = path.join(folder, hash.slice(0, 2), `${hash}.gz`);
  const { mode, size } = await stat(file);
  expect([mode & 0o777, await files(folder)]).toEqual([0o600, [`${hash}.gz`]]);
  expect(size).toBeLessThan(text.length / 50);
});

test('no bytes are a content too', async () => {
  const contents = createKeptContents(await tempFolder());
  await contents.keep(hashOf(''), pieces());
  expect((await contents.read(hashOf('')))?.length).toBe(0);
});

test('a full disk is named', async ({ skip }) => {
  const disk = await tinyDisk(1);
  if (disk === null) return skip('only root on Linux can make a disk of its own');
  const text = randomBytes(2 * 1024 * 1024).toString('base64');
  const kept = createKeptContents(disk.folder).keep(hashOf(text), pieces(text));
  await expect(kept).rejects.toThrow(`Cannot write ${disk.folder}: the disk is full.`);
});

test('at once, two that keep the same both have it', async () => {
  const folder = await tempFolder();
  const [a, b] = [createKeptContents(folder), createKeptContents(folder)];
  expect(await Promise.all([a, b].map((each) => each.keep(hashOf('x'), pieces('x'))))).toEqual([
    'kept',
    'kept',
  ]);
  expect(await files(folder)).toEqual([`${hashOf('x')}.gz`]);
});

test('what is not what was expected is not kept', async () => {
  const folder = await tempFolder();
  const contents = createKeptContents(folder);
  expect(await contents.keep(hashOf('expected'), pieces('other'))).toBe('other');
  expect([await contents.read(hashOf('expected')), await files(folder)]).toEqual([null, []]);
});

test('a content that breaks off leaves nothing, and its failure is passed on', async () => {
  const folder = await tempFolder();
  async function* broken(): AsyncIterable<Uint8Array> {
    yield Buffer.from('half');
    throw new Error('the disk is gone');
  }
  await expect(createKeptContents(folder).keep(hashOf('half'), broken())).rejects.toThrow('the disk is gone');
  expect(await files(folder)).toEqual([]);
});

test('one that was damaged on the disk is not taken for what it was', async () => {
  const folder = await tempFolder();
  const contents = createKeptContents(folder);
  await contents.keep(hashOf('whole'), pieces('whole'));
  const file = path.join(folder, hashOf('whole').slice(0, 2), `${hashOf('whole')}.gz`);
  await truncate(file, 12);
  expect(await contents.read(hashOf('whole'))).toBeNull();
  await writeFile(file, 'nothing compressed');
  expect(await contents.read(hashOf('whole'))).toBeNull();
});

test('one whose end claims less than comes out of it is kept no more', async () => {
  const folder = await tempFolder();
  const text = 'x'.repeat(1_000_000);
  const contents = createKeptContents(folder);
  await contents.keep(hashOf(text), pieces(text));
  const file = path.join(folder, hashOf(text).slice(0, 2), `${hashOf(text)}.gz`);
  const bytes = await readFile(file);
  bytes.writeUInt32LE(1, bytes.length - 4);
  await writeFile(file, bytes);
  expect(await contents.read(hashOf(text))).toBeNull();
});
