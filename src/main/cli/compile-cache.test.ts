import { chmod, mkdir, readdir, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { cacheFolder } from './compile-cache';

const onPosix = process.platform !== 'win32';

let home: string;
beforeEach(async () => {
  home = await tempFolder();
});

it('is in the data folder, for the user alone', async () => {
  const folder = join(home, 'compiled', '1.0.0');
  expect(cacheFolder(home, '1.0.0')).toBe(folder);
  expect(cacheFolder(home, '1.0.0')).toBe(folder);
  if (onPosix) expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it('does not exist without a data folder', async () => {
  expect(cacheFolder(join(home, 'none'), '1.0.0')).toBeNull();
  expect(await readdir(home)).toEqual([]);
});

it('keeps the code of one version', async () => {
  cacheFolder(home, '1.0.0');
  cacheFolder(home, '1.1.0');
  expect(await readdir(join(home, 'compiled'))).toEqual(['1.1.0']);
});

it.runIf(onPosix)('is not used if others can write to it or it is a link', async () => {
  await mkdir(join(home, 'compiled', '1.0.0'), { recursive: true });
  await chmod(join(home, 'compiled'), 0o777);
  expect(cacheFolder(home, '1.0.0')).toBeNull();
  await rm(join(home, 'compiled'), { recursive: true });
  await symlink(tmpdir(), join(home, 'compiled'));
  expect(cacheFolder(home, '1.0.0')).toBeNull();
});
