import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Child, startChild } from '../base/testing/child';
import { tempFolder } from '../base/testing/temp-folder';
import { createStarts } from './starts';

let home: string;

beforeEach(async () => {
  home = await tempFolder();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The result at the next start of the application. */
const deaths = (root = '/p') => createStarts(home).deaths(root);

/** Another application that has just opened the projects. */
async function open(...roots: readonly string[]): Promise<Child> {
  const child = startChild(new URL('./testing/begin.child.ts', import.meta.url), [home, ...roots]);
  await child.lines.next();
  return child;
}

async function die(...roots: readonly string[]): Promise<void> {
  const child = await open(...roots);
  child.process.kill('SIGKILL');
  await child.ended;
}

it('counts those that ended without a word, each project for itself', async () => {
  expect(await deaths()).toBe(0);
  await die('/p');
  await die('/p', '/other');
  expect([await deaths(), await deaths('/other'), await deaths('/third')]).toEqual([2, 1, 0]);
});

it('does not count those that live, until they die', async () => {
  await die('/p');
  const other = await open('/p');
  await createStarts(home).begin('/p');
  expect(await deaths()).toBe(1);
  other.process.kill('SIGKILL');
  await other.ended;
  expect(await deaths()).toBe(2);
});

it('begins anew after one that ended properly, with those that live still at risk', async () => {
  await die('/p');
  const other = await open('/p');
  await (await createStarts(home).begin('/p')).survived();
  expect(await deaths()).toBe(0);
  other.process.kill('SIGKILL');
  await other.ended;
  expect(await deaths()).toBe(1);
});

it('begins anew after one that lived for ten seconds', async () => {
  await die('/p');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const starts = createStarts(home);
  await starts.begin('/p');
  vi.advanceTimersByTime(9_999);
  expect(await starts.deaths('/p')).toBe(1);
  vi.advanceTimersByTime(1);
  expect([await starts.deaths('/p'), await readdir(join(home, 'starts'))]).toEqual([0, []]);
});

it('knows of no death where it cannot read or write', async () => {
  await writeFile(join(home, 'starts'), 'a file');
  await (await createStarts(home).begin('/p')).survived();
  expect(await deaths()).toBe(0);
});

it('is not confused by what else lies there', async () => {
  await mkdir(join(home, 'starts'));
  await writeFile(join(home, 'starts', 'other.json'), '{"v":1,"begun":9}');
  expect(await deaths()).toBe(0);
});
