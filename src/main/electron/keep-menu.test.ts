import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { appState, electron, home, key, openPage, project, root, start } from './testing/rim';

// The menu with the whole application behind it.

function item(label: string) {
  return electron.Menu.current.flatMap(({ submenu }) => submenu ?? []).find((one) => one.label === label);
}

const listed = () =>
  electron.Menu.current
    .find(({ label }) => label === 'Window')
    ?.submenu?.flatMap(({ label, checked }) => (checked === undefined ? [] : [[label, checked]]));

test('the windows there are stand in it under their titles, and the next one is a click away', async () => {
  const other = path.join(root, 'other');
  await mkdir(other);
  await start(project, other);
  const [first, second] = electron.BrowserWindow.all;
  if (!first || !second) throw new Error('two windows should be open');
  await vi.waitFor(() => expect(listed()).toHaveLength(2));
  first.title = 'project';
  electron.BrowserWindow.focused = first;
  first.emit('page-title-updated');
  await vi.waitFor(() =>
    expect(listed()).toEqual([
      ['project', true],
      ['Pilotfish', false],
    ]),
  );
  item('Next Window')?.click?.();
  expect(second.calls.at(-1)).toBe('focus');
  item('Minimise')?.click?.();
  expect(first.calls.at(-1)).toBe('minimize');
  first.close();
  await vi.waitFor(() => expect(listed()).toEqual([['Pilotfish', false]]));
});

test('another window in front moves the mark in the menu that is there, which may be open', async () => {
  const other = path.join(root, 'other');
  await mkdir(other);
  await start(project, other);
  const [first, second] = electron.BrowserWindow.all;
  const inFront = (window = first) => {
    electron.BrowserWindow.focused = window ?? null;
    electron.app.emit('browser-window-focus', {}, window);
  };
  inFront(first);
  const marks = () => listed()?.map(([, isMarked]) => isMarked);
  await expect.poll(marks).toEqual([true, false]);
  const menu = electron.Menu.current;
  inFront(second);
  await expect.poll(marks).toEqual([false, true]);
  expect(electron.Menu.current).toBe(menu);
});

test('help opens the README and the shortcuts of the window in front, and exports the log', async () => {
  await start(project);
  const { client } = await openPage();
  item('Read Me')?.click?.();
  expect(electron.shell.opened).toEqual([path.join(root, '..', 'README.md')]);
  item('Keyboard Shortcuts')?.click?.();
  expect((await appState(client)).shortcutsWanted).toMatchObject({ project: key });
  const to = path.join(home, 'exported.txt');
  electron.dialog.chosen = to;
  item('Export Logs…')?.click?.();
  await vi.waitFor(async () => expect(await readFile(to, 'utf8')).toBeDefined());
});
