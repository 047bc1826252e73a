import { readdir, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { startChild } from '../../base/testing/child';
import { tempFolder } from '../../base/testing/temp-folder';
import { keepMedia, readMedia } from './kept-media';
import { holdOutput, letOldestGo, outputsLimit } from './kept-outputs';

let folder: string;

beforeEach(async () => {
  folder = await tempFolder();
});

/** An output of `size` bytes, last written at that second. */
async function output(name: string, size: number, second: number): Promise<string> {
  const path = join(folder, `${name}.txt`);
  await writeFile(path, '');
  await truncate(path, size);
  await utimes(path, second, second);
  return path;
}

const left = async () => (await readdir(folder)).filter((name) => name.endsWith('.txt')).toSorted();

it('lets the oldest go until the rest is within a gibibyte', async () => {
  await output('a', outputsLimit / 2, 3);
  await output('b', outputsLimit / 4, 1);
  await output('c', outputsLimit / 4, 2);
  await letOldestGo({ folder, inUse: [] });
  expect(await left()).toEqual(['a.txt', 'b.txt', 'c.txt']);
  await output('d', 1, 4);
  await letOldestGo({ folder, inUse: [] });
  expect(await left()).toEqual(['a.txt', 'c.txt', 'd.txt']);
});

it('counts pictures and sound among them, and lets them go as outputs', async () => {
  const media = await keepMedia(folder, Buffer.alloc(20).toString('base64'), 'audio/x-wav');
  expect(media).toMatch(/\.wav$/);
  await utimes(media, 1, 1);
  await output('newer', 10, 2);
  expect(await letOldestGo({ folder, inUse: [], limit: 15 })).toBe(10);
  expect(await readMedia(folder, media)).toBeNull();
  expect(await left()).toEqual(['newer.txt']);
});

it('reads no file but its own', async () => {
  const path = await output('a', 3, 1);
  expect(await readMedia(folder, path)).toBe('AAAA');
  expect(await readMedia(join(folder, 'other'), path)).toBeNull();
});

it('never lets go what is being written here, by another application, or by neither', async () => {
  const [here, elsewhere, kept] = [
    await output('here', 10, 1),
    await output('elsewhere', 10, 2),
    await output('kept', 10, 3),
  ];
  await output('done', 10, 4);
  const hold = await holdOutput(here);
  const script = new URL('../../base/testing/lock.child.ts', import.meta.url);
  const other = startChild(script, [`${elsewhere}.lock`]);
  await other.lines.next();
  other.tell('go');
  await other.lines.next();
  await letOldestGo({ folder, inUse: [kept], limit: 10 });
  expect(await left()).toEqual(['elsewhere.txt', 'here.txt', 'kept.txt']);

  await hold?.release();
  other.process.kill('SIGKILL');
  await other.ended;
  await letOldestGo({ folder, inUse: [], limit: 10 });
  expect(await readdir(folder)).toEqual(['kept.txt']);
});

it('does nothing where nothing was kept', async () => {
  await letOldestGo({ folder: join(folder, 'none'), inUse: [], limit: 0 });
});
