import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { findElectron } from './electron-binary';
import { electronPackageFolder } from './testing/electron-package';

test('the executable is where the installer says it put it', async () => {
  const folder = await electronPackageFolder('electron');
  expect(await findElectron(folder, {})).toBe(
    path.join(folder, 'node_modules', 'electron', 'dist', 'electron'),
  );
});

test('without its binary, electron is not there, and its package is not loaded', async () => {
  expect(await findElectron(await electronPackageFolder(), {})).toBeNull();
  expect(await findElectron(await tempFolder(), {})).toBeNull();
});

test('the environment may name the executable or its distribution, if they exist', async () => {
  const folder = await electronPackageFolder('electron');
  const own = await tempFolder();
  await writeFile(path.join(own, 'electron'), '');
  expect(await findElectron(folder, { ELECTRON_EXEC_PATH: path.join(own, 'electron') })).toBe(
    path.join(own, 'electron'),
  );
  expect(await findElectron(folder, { ELECTRON_OVERRIDE_DIST_PATH: own })).toBe(path.join(own, 'electron'));
  expect(await findElectron(folder, { ELECTRON_EXEC_PATH: path.join(own, 'missing') })).toBeNull();
});

test.each([
  ['linux', 'electron'],
  ['win32', 'electron.exe'],
  ['darwin', 'Electron.app/Contents/MacOS/Electron'],
] as const)('in a distribution of its own for %s, the executable is %s', async (platform, name) => {
  const folder = await tempFolder();
  const electron = path.join(folder, name);
  await mkdir(path.dirname(electron), { recursive: true });
  await writeFile(electron, '');
  expect(await findElectron('/package', { ELECTRON_OVERRIDE_DIST_PATH: folder }, platform)).toBe(electron);
});
