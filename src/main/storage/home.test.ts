import { chmod, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { startChild } from '../base/testing/child';
import { tempFolder } from '../base/testing/temp-folder';
import { openHome } from './home';
import { homePath } from './home-path';

test.each([
  ['linux', {}, '/home/ada/.local/share/pilotfish'],
  ['linux', { XDG_DATA_HOME: '/data' }, '/data/pilotfish'],
  ['linux', { XDG_DATA_HOME: 'relative' }, '/home/ada/.local/share/pilotfish'],
  ['linux', { XDG_DATA_HOME: '/data', PILOTFISH_HOME: '/own' }, '/own'],
  ['linux', { PILOTFISH_HOME: '' }, '/home/ada/.local/share/pilotfish'],
  ['darwin', { XDG_DATA_HOME: '/data' }, '/home/ada/Library/Application Support/Pilotfish'],
  ['win32', {}, '/home/ada/AppData/Roaming/Pilotfish'],
  ['win32', { APPDATA: '/roaming' }, '/roaming/Pilotfish'],
] as const)('on %s with %o the data folder is %s', (platform, env, expected) => {
  expect(homePath(env, platform, '/home/ada')).toBe(expected);
});

test('a relative PILOTFISH_HOME counts from the current folder', () => {
  expect(homePath({ PILOTFISH_HOME: 'own' }, 'linux', '/home/ada')).toBe(path.resolve('own'));
});

test('the data folder is made for its owner alone', async () => {
  const home = path.join(await tempFolder(), 'deep', 'pilotfish');
  expect(await openHome({ PILOTFISH_HOME: home })).toBe(home);
  expect((await stat(home)).mode & 0o777).toBe(0o700);
});

test('a data folder that cannot be made is said with what would help', async () => {
  const file = path.join(await tempFolder(), 'file');
  await writeFile(file, '');
  await expect(openHome({ PILOTFISH_HOME: path.join(file, 'home') })).rejects.toThrow(
    `Pilotfish cannot use its data folder ${path.join(file, 'home')}: part of the path is a file. Set PILOTFISH_HOME to a writable folder.`,
  );
});

describe('a data folder that may not be written', () => {
  const inIts = (place: string, reason: string) =>
    `Pilotfish cannot use its data folder ${place}: ${reason}. Set PILOTFISH_HOME to a writable folder.`;

  it.each([
    ['that is there', ''],
    ['that is to be made', '/new/deeper'],
  ])('%s is refused in words', async (_what, below) => {
    const folder = await tempFolder();
    await chmod(folder, 0o555);
    const script = new URL('./testing/open-home.child.ts', import.meta.url);
    const child = startChild(script, [`${folder}${below}`], { unprivileged: true });
    expect((await child.lines.next()).value).toBe(inIts(`${folder}${below}`, 'permission denied'));
    await child.ended;
  });
});
