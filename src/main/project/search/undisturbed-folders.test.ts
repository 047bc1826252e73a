import { mkdir, realpath, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { undisturbedFolders } from './undisturbed-folders';

let root: string;

beforeEach(async () => {
  root = await realpath(await tempFolder());
  await mkdir(join(root, 'a', 'b', 'c'), { recursive: true });
  await mkdir(join(root, 'other'));
});

const all = ['', 'a', 'a/b', 'a/b/c', 'other'];

async function undisturbedSince(since: number): Promise<string[]> {
  const isUndisturbed = await undisturbedFolders(root, all, since);
  return all.filter(isUndisturbed);
}

/** A time long after the last change of the folder. */
async function longAfter(folder: string): Promise<number> {
  return (await stat(join(root, folder))).ctimeMs + 101;
}

/** Waits until the disk's clock is later than the folder's time, by more than `longAfter` adds to its slack. */
async function nextTickAfter(folder: string): Promise<void> {
  const { ctimeMs } = await stat(join(root, folder));
  const probe = join(root, 'other', 'probe');
  do await writeFile(probe, '');
  while ((await stat(probe)).ctimeMs <= ctimeMs + 1);
}

describe('a folder is undisturbed', () => {
  it('when nothing on the way to it has changed', async () => {
    expect(await undisturbedSince((await longAfter('other')) + 1000)).toEqual(all);
  });

  it('not when it may have changed shortly before, as far as clocks of disks can tell', async () => {
    expect(await undisturbedSince((await stat(root)).ctimeMs + 99)).toEqual([]);
  });

  it.each([
    ['an entry of it', (folder: string) => writeFile(join(folder, 'new'), ''), ['', 'a', 'other']],
    [
      'its own name, there and back',
      async (folder: string) => {
        await rename(folder, `${folder}.away`);
        await rename(`${folder}.away`, folder);
      },
      ['', 'other'],
    ],
    [
      'its modification time as well, to hide it',
      async (folder: string) => {
        await writeFile(join(folder, 'new'), '');
        await utimes(folder, 0, 0);
      },
      ['', 'a', 'other'],
    ],
  ])('not after a change of %s, nor are those below it', async (_what, change, left) => {
    await nextTickAfter('a/b');
    const since = await longAfter('other');
    await nextTickAfter('other');
    await change(join(root, 'a', 'b'));
    expect(await undisturbedSince(since)).toEqual(left);
  });

  it('not where a link or nothing is', async () => {
    await rename(join(root, 'a', 'b'), join(root, 'b'));
    await symlink('../b', join(root, 'a', 'b'));
    await rm(join(root, 'other'), { recursive: true });
    expect(await undisturbedSince(Date.now() + 10_000)).toEqual(['', 'a']);
  });
});
