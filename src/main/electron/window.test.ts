import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../storage/temp-folder';
import { openBounds } from './bounds';
import { setMenu } from './menu';
import { pageUrl } from './origin';
import { Menu, type BrowserWindow as StandIn } from './stand-in';
import { openMainWindow } from './window';

async function open(home: string): Promise<StandIn> {
  const bounds = openBounds(home);
  const window = await openMainWindow({
    preload: '/out/preload/index.cjs',
    page: pageUrl,
    bounds,
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

test('the window shows when there is something to see', async () => {
  const { options, calls } = await open(await tempFolder());
  expect(options.show).toBe(false);
  expect(calls).toEqual(['show']);
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
    width: 1000,
    height: 700,
    isMaximized: false,
  });
  expect((await open(home)).options).toMatchObject({ x: 10, y: 20, width: 1000, height: 700 });
});

test.each([
  { x: 5000, y: 20, width: 1000, height: 700, isMaximized: false },
  { x: 10, y: -900, width: 1000, height: 700, isMaximized: false },
  { x: 10, y: 20, width: 1, height: 1, isMaximized: false },
  { x: 'left' },
])('a place that is on no screen is not taken: %o', async (kept) => {
  const home = await tempFolder();
  await writeFile(path.join(home, 'window.json'), JSON.stringify(kept));
  const { options } = await open(home);
  expect(options.x).toBeUndefined();
  expect(options.width).toBe(1360);
});

test('the menu has the standard roles, and developer tools only in development', () => {
  setMenu('darwin', false);
  expect(Menu.current.map(({ role, label }) => role ?? label)).toEqual([
    'appMenu',
    'editMenu',
    'View',
    'windowMenu',
  ]);
  expect(JSON.stringify(Menu.current)).not.toContain('toggleDevTools');
  setMenu('linux', true);
  expect(Menu.current[0]).toEqual({ label: 'File', submenu: [{ role: 'quit' }] });
  expect(JSON.stringify(Menu.current)).toContain('toggleDevTools');
});
