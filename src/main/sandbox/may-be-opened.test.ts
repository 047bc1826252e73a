import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { mayBeOpened, nearest } from './opened-folders';

async function machine() {
  const base = await realpath(await tempFolder());
  const [root, dataFolder, home] = ['project', 'home/data', 'home'].map((name) => path.join(base, name));
  if (!root || !dataFolder || !home) throw new Error('no machine');
  for (const one of [
    root,
    dataFolder,
    path.join(home, '.ssh'),
    path.join(home, 'work'),
    path.join(base, 'other'),
  ])
    await mkdir(one, { recursive: true });
  return { base, where: { root, dataFolder, home } };
}

it.each([
  ['other', true],
  ['home/work', true],
  ['', false],
  ['home', false],
  ['home/.ssh', false],
  ['home/.bashrc', false],
  ['other/.git/hooks', false],
  ['home/data', false],
  ['home/data/chats', false],
  ['project', false],
  ['project/.git', false],
])('of a machine %s is opened: %s', async (place, isOpened) => {
  const { base, where } = await machine();
  expect(mayBeOpened(path.join(base, place), where)).toBe(isOpened);
});

it.each(['/', '/proc/sys', '/dev/null'])('%s is never opened', async (place) => {
  const { where } = await machine();
  expect(mayBeOpened(place, where)).toBe(false);
});

it('a file that is not there stands for its folder', async () => {
  const { base } = await machine();
  expect(await nearest(path.join(base, 'other/a/b'))).toBe(path.join(base, 'other'));
});
