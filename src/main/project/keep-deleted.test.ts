import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { keepDeletedFile } from './keep-deleted';

let folder: string;

beforeEach(async () => {
  folder = await tempFolder();
});

async function* pieces(...texts: string[]): AsyncIterable<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

it('keeps every byte for this user alone, under a name of its own', async () => {
  const deep = join(folder, 'deleted', 'project');
  const first = await keepDeletedFile(deep, '/p/src/a.ts', pieces('one ', 'two ', 'three'));
  const second = await keepDeletedFile(deep, '/p/src/a.ts', pieces());
  expect(await readFile(first, 'utf8')).toBe('one two three');
  expect(await readFile(second, 'utf8')).toBe('');
  expect((await stat(first)).mode & 0o777).toBe(0o600);
  expect(basename(first)).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-[0-9a-f]{8}-a\.ts$/);
  expect(first).not.toBe(second);
});

it('cuts a long name so that it stays a valid one', async () => {
  const copy = await keepDeletedFile(folder, `/p/${'🐟'.repeat(60)}.ts`, pieces('x'));
  expect(basename(copy).endsWith('🐟.ts')).toBe(true);
});

it('leaves no part of a copy that could not be made', async () => {
  async function* broken() {
    yield Buffer.from('part');
    throw new Error('the disk is gone');
  }
  await expect(keepDeletedFile(folder, '/p/a', broken())).rejects.toThrow('the disk is gone');
  expect(await readdir(folder)).toEqual([]);
});
