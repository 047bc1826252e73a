import { projectIn } from '@shared/project/project';
import { beforeEach, expect, test } from 'vitest';
import { pageUrl } from './origin';
import { createProjectWindows, type ProjectWindows } from './project-windows';
import { BrowserWindow } from './testing/stand-in';

const [fish, ray] = ['fish-0123456789ab', 'ray-0123456789ab'];

beforeEach(() => {
  BrowserWindow.all.length = 0;
});

function windowsOpening(load: (window: BrowserWindow, url: string) => Promise<void>): ProjectWindows {
  return createProjectWindows({
    page: pageUrl,
    async open(url) {
      await Promise.resolve();
      await load(new BrowserWindow({}), url);
    },
  });
}

const loading = () => windowsOpening((window, url) => window.loadURL(url));
const shown = () => BrowserWindow.all.map(({ url }) => projectIn(url));

test('asked for twice before it is there, one window opens, whatever project it is of', async () => {
  const windows = loading();
  await Promise.all([windows.show(fish), windows.show(fish), windows.show(null)]);
  expect(shown()).toEqual([fish]);
});

test('each project gets a window, and the one that is there comes to the front', async () => {
  const windows = loading();
  await windows.show(fish);
  await windows.show(ray);
  await windows.show(fish);
  expect(shown()).toEqual([fish, ray]);
  expect(BrowserWindow.all.map(({ calls }) => calls)).toEqual([['show', 'focus'], []]);
});

test('a window that went to another project is that one’s', async () => {
  const windows = loading();
  await windows.show(fish);
  const [window] = BrowserWindow.all;
  if (window) window.webContents.url = `${pageUrl}?project=${ray}`;
  await windows.show(ray);
  expect(BrowserWindow.all).toHaveLength(1);
  await windows.show(fish);
  expect(BrowserWindow.all).toHaveLength(2);
});

test('a window without a project takes the first that is asked for', async () => {
  const windows = loading();
  await windows.show(null);
  await windows.show(fish);
  expect(shown()).toEqual([fish]);
});

test('asked for while its page loads, the window comes to the front as it is', async () => {
  const windows = windowsOpening(async (window, url) => {
    BrowserWindow.loadings.push('hangs');
    await window.loadURL(url);
  });
  void windows.show(fish);
  await Promise.resolve();
  await windows.show(fish);
  expect(BrowserWindow.all.map(({ calls }) => calls)).toEqual([['show', 'focus']]);
});

test('after the window was closed, another opens', async () => {
  const windows = loading();
  await windows.show(fish);
  BrowserWindow.all[0]?.destroy();
  await windows.show(fish);
  expect(BrowserWindow.all).toHaveLength(1);
});

test('what could not be opened is tried again', async () => {
  let attempts = 0;
  const windows = createProjectWindows({
    page: pageUrl,
    async open() {
      attempts += 1;
      throw new Error('no window');
    },
  });
  await expect(windows.show(fish)).rejects.toThrow('no window');
  await expect(windows.show(fish)).rejects.toThrow('no window');
  expect(attempts).toBe(2);
});
