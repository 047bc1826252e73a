import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@shared/texts/text';
import { expect, test, vi } from 'vitest';
import { writeCall } from '../../../../e2e/calls';
import {
  appState,
  electron,
  environment,
  home,
  key,
  model,
  openPage,
  pretend,
  project,
  start,
} from '../testing/rim';

// The small window, its shortcut and the tray, with the whole application behind them.

const usual = 'CommandOrControl+Shift+Space';

/** The shortcut is off until the user sets it. */
async function startWithShortcut(): Promise<void> {
  await mkdir(home, { mode: 0o700 });
  await writeFile(path.join(home, 'settings.json'), JSON.stringify({ quickAsk: { shortcut: usual } }));
  await start(project);
}

const press = (keys = usual) => electron.globalShortcut.registered.get(keys)?.();
const smallWindow = () => electron.BrowserWindow.all.find(({ url }) => url.endsWith('/quick-ask'));
const tray = () => electron.Tray.all[0];
const labels = () => tray()?.menu.flatMap(({ label }) => label ?? []);

test('the shortcut opens a small window on the screen of the cursor; pressed again, left, or closed by its page, it hides', async () => {
  await startWithShortcut();
  expect(smallWindow()).toBeUndefined();
  press();
  const small = smallWindow();
  expect(small?.bounds).toEqual({ x: 2320, y: 200, width: 480, height: 120 });
  expect(small?.calls).toEqual(['show', 'focus']);
  expect(small?.options).toMatchObject({ frame: false, width: 480, height: 120, show: false });
  expect(small?.options.webPreferences).toMatchObject({ sandbox: true, contextIsolation: true });
  press();
  expect(small?.isVisible()).toBe(false);
  press();
  small?.emit('blur');
  expect(small?.isVisible()).toBe(false);
  press();
  small?.close();
  expect(small?.isVisible()).toBe(false);
  expect(small?.isDestroyed()).toBe(false);
});

test('the small window is no window of a project, and keeps nothing from ending', async () => {
  await startWithShortcut();
  press();
  const { client } = await openPage();
  const { id } = await client.chat.create({ project: key });
  electron.BrowserWindow.focused = smallWindow() ?? null;
  tray()
    ?.menu.find(({ label }) => label === 'Open Pilotfish')
    ?.click?.();
  expect(electron.BrowserWindow.all.map(({ url }) => url)).toEqual([
    `app://pilotfish/?project=${key}`,
    'app://pilotfish/quick-ask',
  ]);
  await client.window.open({ project: key, chatId: id });
  expect((await appState(client)).wanted).toMatchObject({ project: key, chatId: id });
  const ended = new Promise((resolve) => electron.app.once('quit', resolve));
  electron.BrowserWindow.all[0]?.close();
  await ended;
});

test('a chat is continued in a window that is opened for it, where there was none', async () => {
  await startWithShortcut();
  const { client } = await openPage();
  await client.settings.change({ desktop: { closeToTray: true, spellCheck: false, keepAwake: true } });
  press();
  electron.BrowserWindow.all[0]?.close();
  expect(electron.app.hasQuit).toBe(false);
  const { client: small } = await openPage();
  const { id } = await small.chat.create({ project: key, shelf: 'quick-ask' });
  await small.chat.enlist({ chatId: id });
  await small.window.open({ project: key, chatId: id });
  expect(electron.BrowserWindow.all.at(-1)?.url).toBe(`app://pilotfish/?project=${key}&chat=${id}`);
});

test('a shortcut that another application has, or that is none, is said until another is set', async () => {
  electron.globalShortcut.taken.add(usual);
  await startWithShortcut();
  const { client, follow, state } = await openPage();
  await follow('app');
  const said = () => state('app').notices.map(({ text }) => say(text));
  expect(said()).toEqual([expect.stringContaining(`${usual} is invalid or belongs to another application`)]);
  await client.settings.change({ quickAsk: { shortcut: 'no shortcut' } });
  expect(said()).toEqual([
    expect.stringContaining('no shortcut is invalid or belongs to another application'),
  ]);
  await client.settings.change({ quickAsk: { shortcut: 'Alt+Q' } });
  expect(said()).toEqual([]);
  expect([...electron.globalShortcut.registered.keys()]).toEqual(['Alt+Q']);
  await client.settings.change({ quickAsk: { shortcut: '' } });
  expect([...electron.globalShortcut.registered.keys()]).toEqual([]);
  expect(await readFile(path.join(home, 'settings.json'), 'utf8')).toMatch(/"shortcut": ?""/);
});

test('under Wayland a new shortcut is said to need the desktop, until it is pressed; a start says nothing', async () => {
  environment.XDG_SESSION_TYPE = 'wayland';
  await startWithShortcut();
  const { client, follow, state } = await openPage();
  await follow('app');
  const said = () => state('app').notices.map(({ text }) => say(text));
  expect(said()).toEqual([]);
  await client.settings.change({ quickAsk: { shortcut: 'Alt+Q' } });
  expect(said()).toEqual([expect.stringContaining('gets the shortcut Alt+Q')]);
  press('Alt+Q');
  await expect.poll(said).toEqual([]);
});

test('the tray says how many questions wait, and leads to the windows and folders', async () => {
  model.reply({ calls: [writeCall(path.join(project, 'a.txt'), 'a')] });
  await start(project);
  await expect.poll(labels).toContain('project');
  expect(labels()).toEqual(['Open Pilotfish', 'Quick Question', 'project', 'Quit']);
  expect(tray()?.toolTip).toBe('Pilotfish');
  const { client } = await openPage();
  const { id } = await client.chat.create({ project: key });
  await client.chat.send({ chatId: id, text: 'write' });
  await expect.poll(labels).toContain('1 question waiting');
  expect(tray()?.toolTip).toBe('Pilotfish – 1 question waiting');
  expect(electron.app.badge).toBe(1);
  expect(tray()).toMatchObject({ title: '', image: { representations: [{ width: 16 }, { width: 32 }] } });
  const drawn = tray()?.image;
  await client.settings.change({ quickAsk: { shortcut: 'Alt+Q' } });
  await vi.waitUntil(() => tray()?.menu.some(({ accelerator }) => accelerator === 'Alt+Q'));
  expect(tray()?.image).toBe(drawn);
  tray()
    ?.menu.find(({ label }) => label === 'Quick Question')
    ?.click?.();
  expect(smallWindow()?.isVisible()).toBe(true);
});

test('on a Mac it is a panel over the other program, and the tray has the colour of the menu bar', async () => {
  pretend('darwin');
  await startWithShortcut();
  await expect.poll(tray).toBeDefined();
  press();
  expect(smallWindow()?.options.type).toBe('panel');
  expect(tray()?.image).toMatchObject({ isTemplate: true });
});

test('no shortcut is taken before the user sets one; a window may ask for it all the same', async () => {
  await start(project);
  expect([...electron.globalShortcut.registered.keys()]).toEqual([]);
  const { client } = await openPage();
  await client.window.quickAsk();
  expect(smallWindow()?.isVisible()).toBe(true);
});
