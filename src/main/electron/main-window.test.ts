import { beforeEach, expect, test } from 'vitest';
import { createMainWindow } from './main-window';
import { BrowserWindow } from './testing/stand-in';

beforeEach(() => {
  BrowserWindow.all.length = 0;
});

test('asked for twice before it is there, one window opens', async () => {
  let opened = 0;
  const window = createMainWindow(async () => {
    opened += 1;
    await Promise.resolve();
    new BrowserWindow({});
  });
  await Promise.all([window.show(), window.show()]);
  expect(opened).toBe(1);
});

test('the window that is there comes to the front', async () => {
  const window = new BrowserWindow({});
  await createMainWindow(async () => {
    throw new Error('a second window');
  }).show();
  expect(window.calls).toEqual(['show', 'focus']);
});

test('asked for while its page loads, the window comes to the front as it is', async () => {
  const window = createMainWindow(async () => {
    new BrowserWindow({});
    await new Promise(() => {});
  });
  void window.show();
  await window.show();
  expect(BrowserWindow.all.map(({ calls }) => calls)).toEqual([['show', 'focus']]);
});

test('after the window was closed, another opens', async () => {
  const window = createMainWindow(async () => new BrowserWindow({}));
  await window.show();
  BrowserWindow.all[0]?.destroy();
  await window.show();
  expect(BrowserWindow.all).toHaveLength(1);
});

test('what could not be opened is tried again', async () => {
  let attempts = 0;
  const window = createMainWindow(async () => {
    attempts += 1;
    throw new Error('no window');
  });
  await expect(window.show()).rejects.toThrow('no window');
  await expect(window.show()).rejects.toThrow('no window');
  expect(attempts).toBe(2);
});
