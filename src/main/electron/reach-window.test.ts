import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { appState, electron, openPage, pretend, project, root, start } from './testing/rim';

// A running application that is asked for its window or for another folder, from outside.

test('a second process gives way to the first and opens nothing', async () => {
  electron.app.lock = false;
  await start(project);
  expect(electron.BrowserWindow.all).toEqual([]);
});

test('started again with another folder, it asks before it changes over', async () => {
  const other = path.join(root, 'other');
  await mkdir(other);
  await start(project);
  const { client, follow, until } = await openPage();
  await follow('app');
  electron.dialog.answer = 1;
  electron.app.emit('second-instance', {}, [], '/', { folder: other });
  await vi.waitFor(() =>
    expect(electron.dialog.asked).toEqual([`Open this folder in place of the one that is open? ${other}`]),
  );
  expect((await appState(client)).project?.root).toBe(project);
  electron.dialog.answer = 0;
  electron.app.emit('second-instance', {}, [], '/', { folder: other });
  await until('app', (state) => state.project?.root === other);
});

test('a second start that comes before the first is open is answered when it is', async () => {
  const other = path.join(root, 'other');
  await mkdir(other);
  electron.app.whenReady = async () =>
    void electron.app.emit('second-instance', {}, [], '/', { folder: other });
  await start(project);
  await vi.waitFor(() =>
    expect(electron.dialog.asked).toEqual([`Open this folder in place of the one that is open? ${other}`]),
  );
});

test('a folder dropped on the icon starts the application with it', async () => {
  pretend('darwin');
  const event = electron.preventable();
  electron.app.whenReady = async () => void electron.app.emit('open-file', event, project);
  await start();
  const { client } = await openPage();
  expect((await appState(client)).project?.root).toBe(project);
  expect(event.defaultPrevented).toBe(true);
});

test('a folder dropped on the icon is opened later, too', async () => {
  pretend('darwin');
  await start();
  const { follow, until } = await openPage();
  await follow('app');
  electron.app.emit('open-file', electron.preventable(), project);
  await until('app', (state) => state.project?.root === project);
});

test('on a Mac the window that was closed comes back once, however often it is asked for', async () => {
  pretend('darwin');
  await start(project);
  electron.BrowserWindow.all[0]?.close();
  expect(electron.app.hasQuit).toBe(false);
  expect(electron.BrowserWindow.all).toEqual([]);
  electron.app.emit('activate');
  electron.app.emit('activate');
  electron.app.emit('second-instance', {}, [], '/', {});
  await vi.waitFor(() => expect(electron.BrowserWindow.all[0]?.calls).toEqual(['show']));
  expect(electron.BrowserWindow.all).toHaveLength(1);
});

test('a second start is answered though the page of the first never loads', async () => {
  electron.BrowserWindow.loadings.push('hangs');
  void start();
  await vi.waitFor(() => expect(electron.BrowserWindow.all).toHaveLength(1));
  const { follow, until } = await openPage();
  await follow('app');
  electron.app.emit('second-instance', {}, [], '/', { folder: project });
  await until('app', (state) => state.project?.root === project);
  expect(electron.BrowserWindow.all[0]?.calls).toEqual(['show', 'focus']);
});
