import type { BrowserWindow as ElectronWindow } from 'electron';
import { beforeEach, expect, test } from 'vitest';
import { app, BrowserWindow } from '../testing/stand-in';
import { markSmall } from '../windows/main-windows';
import { createBadge } from './badge';

beforeEach(() => {
  app.badge = 0;
  app.removeAllListeners();
  BrowserWindow.all.length = 0;
});

const overlays = () => BrowserWindow.all.map(({ overlay }) => overlay?.description);

test.each(['darwin', 'linux'] as const)('on %s the number is the application’s own', (platform) => {
  const window = new BrowserWindow({});
  createBadge(platform)(3);
  expect([app.badge, window.overlay]).toEqual([3, null]);
});

test('on Windows it stands upon the button of each window, in words too, until nothing waits', () => {
  for (const _ of [1, 2]) new BrowserWindow({});
  const small = new BrowserWindow({});
  markSmall(small as unknown as ElectronWindow);
  const show = createBadge('win32');
  show(1);
  expect(overlays()).toEqual(['1 question waiting', '1 question waiting', undefined]);
  show(12);
  expect(overlays().slice(0, 2)).toEqual(['12 questions waiting', '12 questions waiting']);
  expect(BrowserWindow.all[0]?.overlay?.icon).toMatchObject({
    representations: [
      { scaleFactor: 1, width: 16, height: 16 },
      { scaleFactor: 2, width: 32, height: 32 },
    ],
  });
  show(0);
  expect(overlays()).toEqual([undefined, undefined, undefined]);
});

test('on Windows a window that is shown later has it too', () => {
  createBadge('win32')(2);
  const window = new BrowserWindow({});
  window.show();
  expect(window.overlay?.description).toBe('2 questions waiting');
});
