import { mkdir, realpath, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { type RootWatch, watchRoot } from './watch-root';

let folder: string;
let root: string;
let watch: RootWatch;
let told: string[];

beforeEach(async () => {
  folder = await realpath(await tempFolder());
  root = join(folder, 'project');
  await mkdir(root);
  told = [];
  watch = watchRoot(root, { onGone: () => told.push('gone'), onBack: () => told.push('back') });
  await watch.look();
});

afterEach(async () => {
  watch.close();
});

it('tells once that the folder is gone, and once that it is back', async () => {
  await rename(root, join(folder, 'moved'));
  await watch.look();
  await watch.look();
  expect(told).toEqual(['gone']);
  await rename(join(folder, 'moved'), root);
  await watch.look();
  await watch.look();
  expect(told).toEqual(['gone', 'back']);
});

it.each([
  ['another folder', () => mkdir(root)],
  ['a link to it', () => symlink(join(folder, 'moved'), root)],
  ['a file', () => writeFile(root, '')],
])('does not take %s for it', async (_what, put) => {
  await rename(root, join(folder, 'moved'));
  await watch.look();
  await put();
  await watch.look();
  expect(told).toEqual(['gone']);
});

it('finds by itself that it is back', async () => {
  await rename(root, join(folder, 'moved'));
  await watch.look();
  await rename(join(folder, 'moved'), root);
  await expect.poll(() => told, { timeout: 10_000 }).toEqual(['gone', 'back']);
});
