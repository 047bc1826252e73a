import { expect, test } from 'vitest';
import { hasTray } from './tray-host';

const answering = (value: string) => async (program: string, args: readonly string[]) => {
  expect([program, args.at(-1)]).toEqual(['dbus-send', 'string:org.kde.StatusNotifierWatcher']);
  return `method return time=1 sender=org.freedesktop.DBus\n   boolean ${value}\n`;
};

test('on Linux the desktop says whether it shows a tray', async () => {
  expect(await hasTray('linux', answering('true'))).toBe(true);
  expect(await hasTray('linux', answering('false'))).toBe(false);
});

test('without an answer there is no tray that a window could close into', async () => {
  const missing = async () => {
    throw new Error('spawn dbus-send ENOENT');
  };
  expect(await hasTray('linux', missing)).toBe(false);
});

test.each(['darwin', 'win32'] as const)('%s always has one', async (platform) => {
  expect(await hasTray(platform, answering('false'))).toBe(true);
});
