import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { openBounds } from './bounds';
import { pageUrl } from './origin';
import { app, BrowserWindow, type BrowserWindow as StandIn } from './testing/stand-in';
import { openMainWindow } from './window';

beforeEach(() => {
  BrowserWindow.all.length = 0;
});

async function open(home: string): Promise<StandIn> {
  const bounds = openBounds(home);
  const window = await openMainWindow({
    preload: '/out/preload/index.cjs',
    page: pageUrl,
    bounds,
    isDark: false,
    spellCheck: false,
  });
  const standIn = window as unknown as StandIn;
  standIn.once('close', () => void bounds.written().then(() => standIn.emit('kept')));
  return standIn;
}

test('the page is isolated, sandboxed, and without Node', async () => {
  const { options, url } = await open(await tempFolder());
  expect(url).toBe('app://pilotfish/');
  expect(options.webPreferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
  });
});

test('it has the icon that it is given', async () => {
  const bounds = openBounds(await tempFolder());
  const more = { isDark: false, spellCheck: false, icon: '/resources/icon.png' };
  await openMainWindow({ preload: '', page: pageUrl, bounds, ...more });
  expect(BrowserWindow.all.at(-1)?.options.icon).toBe('/resources/icon.png');
});

test('the window shows when there is something to see', async () => {
  const { options, calls } = await open(await tempFolder());
  expect(options.show).toBe(false);
  expect(calls).toEqual(['show']);
});

test('it is open only when it is visible, so that a dialog can belong to it', async () => {
  BrowserWindow.loadings.push('draws later');
  let isOpen = false;
  const opened = open(await tempFolder()).then(() => {
    isOpen = true;
  });
  await new Promise<void>((resolve) => app.once('browser-window-created', () => resolve()));
  await setImmediate();
  expect(isOpen).toBe(false);
  BrowserWindow.all.at(-1)?.emit('ready-to-show');
  await opened;
});

test('a page that draws nothing is shown after a few seconds all the same', async () => {
  const bounds = openBounds(await tempFolder());
  await bounds.read(null);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  BrowserWindow.loadings.push('hangs');
  const created = new Promise<void>((resolve) => app.once('browser-window-created', () => resolve()));
  void openMainWindow({ preload: '', page: pageUrl, bounds, isDark: false, spellCheck: false });
  await created;
  const window = BrowserWindow.all.at(-1);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(window?.calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(window?.calls).toEqual(['show']);
});

test('a page that cannot be loaded is tried twice, and leaves no window behind', async () => {
  const before = BrowserWindow.all.length;
  const [first, second] = [new Error('ERR_FAILED (-2)'), new Error('ERR_FILE_NOT_FOUND (-6)')];
  BrowserWindow.loadings.push(first);
  expect((await open(await tempFolder())).calls).toEqual(['show']);
  BrowserWindow.loadings.push(first, second);
  await expect(open(await tempFolder())).rejects.toThrow('ERR_FILE_NOT_FOUND');
  expect(BrowserWindow.all).toHaveLength(before + 1);
});

test('a page that another request replaces while it loads is not loaded again', async () => {
  BrowserWindow.loadings.push(Object.assign(new Error('ERR_ABORTED (-3)'), { code: 'ERR_ABORTED' }));
  const created = new Promise<StandIn>((resolve) =>
    app.once('browser-window-created', (_event, window) => resolve(window)),
  );
  const opened = open(await tempFolder());
  const window = await created;
  window.url = 'app://pilotfish/?project=other';
  window.emit('ready-to-show');
  await opened;
  expect(window.url).toBe('app://pilotfish/?project=other');
});

test('a window that was maximized is so when it shows, not before', async () => {
  const home = await tempFolder();
  const kept = { x: 10, y: 20, width: 1000, height: 700, isMaximized: true };
  await writeFile(path.join(home, 'window.json'), JSON.stringify(kept));
  BrowserWindow.loadings.push('hangs');
  const created = new Promise<void>((resolve) => app.once('browser-window-created', () => resolve()));
  void openMainWindow({
    preload: '',
    page: pageUrl,
    bounds: openBounds(home),
    isDark: false,
    spellCheck: false,
  });
  await created;
  const window = BrowserWindow.all.at(-1);
  expect(window?.calls).toEqual([]);
  // Another request has shown it meanwhile.
  window?.show();
  window?.emit('ready-to-show');
  window?.emit('ready-to-show');
  expect(window?.calls).toEqual(['show', 'maximize', 'show']);
});

test.each([
  [true, '#12161a'],
  [false, '#eef1f2'],
])('before the page draws, the window has its colour (dark: %s)', async (isDark, color) => {
  const bounds = openBounds(await tempFolder());
  const window = await openMainWindow({ preload: '', page: pageUrl, bounds, isDark, spellCheck: false });
  expect((window as unknown as StandIn).options.backgroundColor).toBe(color);
  expect(await readFile('src/renderer/tokens.css', 'utf8')).toContain(
    '--color-canvas: light-dark(#eef1f2, #12161a)',
  );
});

test('the window comes back where it was', async () => {
  const home = await tempFolder();
  const window = await open(home);
  const kept = new Promise((resolve) => window.once('kept', resolve));
  window.emit('close');
  await kept;
  expect(JSON.parse(await readFile(path.join(home, 'window.json'), 'utf8'))).toEqual({
    x: 10,
    y: 20,
    width: 1360,
    height: 860,
    isMaximized: false,
    isFullScreen: false,
  });
  window.destroy();
  expect((await open(home)).options).toMatchObject({ x: 10, y: 20, width: 1360, height: 860 });
});

test('each project has its window where it was, and one that is new to it where the last one was', async () => {
  const home = await tempFolder();
  const [fish, ray, eel] = ['fish-0123456789ab', 'ray-0123456789ab', 'eel-0123456789ab'];
  const bounds = openBounds(home);
  const openOf = async (project: string) => {
    const page = `${pageUrl}?project=${project}`;
    const window = await openMainWindow({ preload: '', page, bounds, isDark: false, spellCheck: false });
    return window as unknown as StandIn;
  };
  for (const [project, x] of [
    [fish, 100],
    [ray, 200],
  ] as const) {
    const window = await openOf(project);
    window.setBounds({ x, y: 20, width: 1000, height: 700 });
    if (project === ray) window.setFullScreen(true);
    window.close();
    await bounds.written();
  }
  const opened = [await openOf(fish), await openOf(ray), await openOf(eel)];
  expect(opened.map(({ options }) => options.x)).toEqual([100, 200, 228]);
  expect(opened.map(({ calls }) => calls)).toEqual([['show'], ['full screen', 'show'], ['show']]);
});

test('the projects whose windows are remembered are bounded', async () => {
  const home = await tempFolder();
  const place = { x: 10, y: 20, width: 1000, height: 700, isMaximized: false };
  const projects = Object.fromEntries(Array.from({ length: 100 }, (_, number) => [`p${number}`, place]));
  await writeFile(path.join(home, 'window.json'), JSON.stringify({ ...place, projects }));
  const bounds = openBounds(home);
  bounds.write('new', { ...place, isFullScreen: false });
  await bounds.written();
  const kept = JSON.parse(await readFile(path.join(home, 'window.json'), 'utf8')).projects;
  expect([Object.keys(kept).length, 'p0' in kept, 'p1' in kept, 'new' in kept]).toEqual([
    100,
    false,
    true,
    true,
  ]);
});

test('a second window stands a little lower than the first, and hides nothing of it', async () => {
  const home = await tempFolder();
  const kept = { x: 10, y: 20, width: 1000, height: 700, isMaximized: true };
  await writeFile(path.join(home, 'window.json'), JSON.stringify(kept));
  const [first, second] = [await open(home), await open(home)];
  expect(first.calls).toEqual(['maximize', 'show']);
  expect(second.options).toMatchObject({ x: 38, y: 48 });
  expect(second.calls).toEqual(['show']);
});

test('a window of a screen that is gone comes onto one that is there', async () => {
  const home = await tempFolder();
  const kept = { x: 5000, y: 20, width: 1000, height: 700, isMaximized: false };
  await writeFile(path.join(home, 'window.json'), JSON.stringify(kept));
  expect((await open(home)).options).toMatchObject({ x: 920, y: 20, width: 1000, height: 700 });
});

test.each([{ x: 10, y: 20, width: 1, height: 1, isMaximized: false }, { x: 'left' }])(
  'what is no place is not taken: %o',
  async (kept) => {
    const home = await tempFolder();
    await writeFile(path.join(home, 'window.json'), JSON.stringify(kept));
    const { options } = await open(home);
    expect(options.x).toBeUndefined();
    expect(options.width).toBe(1360);
  },
);
