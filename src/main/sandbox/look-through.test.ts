import { link, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { lookThrough } from './look-through';

let root: string;
let outside: string;
beforeEach(async () => {
  root = await tempFolder();
  outside = await tempFolder();
  await mkdir(path.join(root, 'sub/deep'), { recursive: true });
  await writeFile(path.join(root, 'sub/deep/a'), '');
  await writeFile(path.join(root, 'b'), '');
});

const look = () => lookThrough({ kind: 'look', root, withLinks: true, withPackages: false });
const names = () => [...look().entries].sort();

/** Waits until the folders' last change is old enough for the cache. */
const untilTheyAreKnown = () => expect.poll(() => lookedOften()).toBe(true);

/** Scans the folder. True once more than two ticks of the disk's clock have passed since the first scan. */
let since = 0;
function lookedOften(): boolean {
  look();
  since ||= Date.now();
  const isOver = Date.now() - since > 120;
  if (isOver) since = 0;
  return isOver;
}

it('each name is told that is there now, whatever was told before', async () => {
  expect(names()).toEqual(['b', 'sub', 'sub/deep', 'sub/deep/a']);
  await writeFile(path.join(root, 'sub/deep/c'), '');
  expect(names()).toEqual(['b', 'sub', 'sub/deep', 'sub/deep/a', 'sub/deep/c']);
  await untilTheyAreKnown();
  await rename(path.join(root, 'sub/deep/c'), path.join(root, 'sub/d'));
  await rm(path.join(root, 'b'));
  expect(names()).toEqual(['sub', 'sub/d', 'sub/deep', 'sub/deep/a']);
});

it('a folder that takes the place of another is read, though it is called the same and as old', async () => {
  await untilTheyAreKnown();
  const other = path.join(outside, 'deep');
  await mkdir(other);
  await writeFile(path.join(other, '.env'), '');
  const then = new Date(Date.now() - 60_000);
  await rename(path.join(root, 'sub/deep'), path.join(outside, 'old'));
  await utimes(other, then, then);
  await rename(other, path.join(root, 'sub/deep'));
  expect(names()).toEqual(['b', 'sub', 'sub/deep', 'sub/deep/.env']);
});

it('a file that has a name elsewhere is told, one with all its names here is not', async () => {
  await untilTheyAreKnown();
  await writeFile(path.join(outside, 'x'), '');
  await link(path.join(outside, 'x'), path.join(root, 'sub/x'));
  await link(path.join(root, 'b'), path.join(root, 'sub/deep/b'));
  expect(look().linked).toEqual([path.join(root, 'sub/x')]);
});

it('names are found at any depth, and of packages their repositories', async () => {
  const deep = 'a/b/c/d/e/f/g/h';
  for (const folder of [deep, 'node_modules/one/.git', 'node_modules/@a/two/.git', 'node_modules/three'])
    await mkdir(path.join(root, folder), { recursive: true });
  await writeFile(path.join(root, deep, '.env'), '');
  const { entries, repositories } = look();
  expect(entries).toContain(`${deep}/.env`);
  expect(entries.filter((entry) => entry.startsWith('node_modules/')).toSorted()).toEqual([
    'node_modules/@a/two/.git',
    'node_modules/one/.git',
  ]);
  expect(repositories.toSorted()).toEqual(
    ['@a/two', 'one'].map((name) => path.join(root, 'node_modules', name, '.git')),
  );
});

it('folders beyond the limit are told as not looked through', async () => {
  await mkdir(path.join(root, 'sub/other'));
  expect(lookThrough({ kind: 'look', root, withLinks: false, withPackages: false }, 3).unread).toEqual([
    'sub/deep',
    'sub/other',
  ]);
  expect(look().unread).toEqual([]);
});
