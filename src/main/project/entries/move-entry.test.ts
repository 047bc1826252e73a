import {
  chmod,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import { type MoveSystem, moveEntry } from './move-entry';

/** A system on which `to` is on another disk. */
const twoDisks: MoveSystem = {
  platform: 'linux',
  rename: async () => {
    throw Object.assign(new Error('cross-device link not permitted'), { code: 'EXDEV' });
  },
};
const oneDisk: MoveSystem = { platform: 'linux', rename };

async function start() {
  const base = await tempFolder();
  await mkdir(join(base, 'from', 'deep'), { recursive: true });
  await writeFile(join(base, 'outside.txt'), 'outside');
  await writeFile(join(base, 'from', 'deep', 'run.sh'), 'run');
  await chmod(join(base, 'from', 'deep', 'run.sh'), 0o750);
  await symlink('../outside.txt', join(base, 'from', 'link'));
  return { base, from: join(base, 'from'), to: join(base, 'to') };
}

it.each([
  ['on one disk', oneDisk],
  ['to another disk', twoDisks],
])('a folder moves with all it holds, links as links: %s', async (_, system) => {
  const { base, from, to } = await start();
  await moveEntry(from, to, system);
  expect(await readdir(base)).not.toContain('from');
  expect(await readFile(join(to, 'deep', 'run.sh'), 'utf8')).toBe('run');
  expect((await lstat(join(to, 'deep', 'run.sh'))).mode & 0o777).toBe(0o750);
  expect(await readlink(join(to, 'link'))).toBe('../outside.txt');
  expect(await readFile(join(base, 'outside.txt'), 'utf8')).toBe('outside');
});

it.each([
  ['on one disk', oneDisk],
  ['to another disk', twoDisks],
])('a file and a link move too: %s', async (_, system) => {
  const { base, from } = await start();
  await moveEntry(join(from, 'link'), join(base, 'moved-link'), system);
  await moveEntry(join(from, 'deep', 'run.sh'), join(base, 'moved.sh'), system);
  expect(await readlink(join(base, 'moved-link'))).toBe('../outside.txt');
  expect(await readFile(join(base, 'moved.sh'), 'utf8')).toBe('run');
  expect(await readdir(from)).toEqual(['deep']);
});

it.each([
  ['on one disk', oneDisk],
  ['to another disk', twoDisks],
])('a place that is taken stays as it is, and so does the entry: %s', async (_, system) => {
  const { base, from } = await start();
  await mkdir(join(base, 'empty'));
  for (const [moved, to] of [
    [from, join(base, 'empty')],
    [from, join(base, 'outside.txt')],
    [join(from, 'deep', 'run.sh'), join(base, 'outside.txt')],
    [join(from, 'link'), join(base, 'outside.txt')],
  ] as const)
    await expect(moveEntry(moved, to, system)).rejects.toMatchObject({ code: 'EEXIST' });
  expect(await readFile(join(base, 'outside.txt'), 'utf8')).toBe('outside');
  expect((await readdir(from)).toSorted()).toEqual(['deep', 'link']);
});

it('where the move fails the name is free again', async () => {
  const { base, from, to } = await start();
  const broken: MoveSystem = {
    platform: 'linux',
    rename: async () => {
      throw Object.assign(new Error('i/o error'), { code: 'EIO' });
    },
  };
  await expect(moveEntry(from, to, broken)).rejects.toMatchObject({ code: 'EIO' });
  await expect(moveEntry(join(from, 'link'), to, broken)).rejects.toMatchObject({ code: 'EIO' });
  expect((await readdir(base)).toSorted()).toEqual(['from', 'outside.txt']);
});
