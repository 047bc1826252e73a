import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStarts } from './starts';
import { tempFolder } from './temp-folder';

let home: string;

beforeEach(async () => {
  home = await tempFolder();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** As the next start of the application finds it. */
const deaths = (root = '/p') => createStarts(home).deaths(root);

it('counts those that ended without a word, each project for itself', async () => {
  expect(await deaths()).toBe(0);
  for (let start = 0; start < 3; start += 1) await createStarts(home).begin('/p');
  await createStarts(home).begin('/other');
  expect([await deaths(), await deaths('/other'), await deaths('/third')]).toEqual([3, 1, 0]);
});

it('begins anew after one that ended properly', async () => {
  await createStarts(home).begin('/p');
  await (await createStarts(home).begin('/p')).survived();
  expect(await deaths()).toBe(0);
});

it('begins anew after one that lived for ten seconds', async () => {
  const starts = createStarts(home);
  await starts.begin('/p');
  vi.advanceTimersByTime(9_999);
  expect(await starts.deaths('/p')).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await starts.deaths('/p')).toBe(0);
});

it('knows of no death where it cannot read or write', async () => {
  await writeFile(join(home, 'starts'), 'a file');
  await (await createStarts(home).begin('/p')).survived();
  expect(await deaths()).toBe(0);
});

it('takes a broken record for none', async () => {
  await createStarts(home).begin('/p');
  const [name = ''] = await readdir(join(home, 'starts'));
  await writeFile(join(home, 'starts', name), '{"v":1,"begun":"many"}');
  expect(await deaths()).toBe(0);
});
