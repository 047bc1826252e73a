import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { projectIn } from '@shared/project/project';
import { expect, test, vi } from 'vitest';
import { projectKey } from '../storage/project-key';
import { appState, electron, key, openPage, pretend, project, root, start } from './testing/rim';

// Requests from outside to a running application: for its window or for another folder.

function shownProjects(): (string | null)[] {
  return electron.BrowserWindow.all.map(({ url }) => projectIn(url));
}

test('started again with other folders, it opens a window for each, and the one before goes on', async () => {
  const folders = [path.join(root, 'one'), path.join(root, 'two')];
  for (const folder of folders) await mkdir(folder);
  await start(project);
  electron.app.emit('second-instance', {}, [], '/', { folders });
  await vi.waitUntil(() => electron.BrowserWindow.all.length === 3);
  expect(shownProjects()).toEqual([project, ...folders].map(projectKey));
  const { client } = await openPage();
  expect((await appState(client)).projects.map((open) => open.root)).toEqual([project, ...folders]);
  expect(electron.dialog.asked).toEqual([]);
});

test('started again with a folder that has a window, it brings that to the front', async () => {
  const other = path.join(root, 'other');
  await mkdir(other);
  await start(project, other);
  expect(shownProjects()).toEqual([key, projectKey(other)]);
  electron.app.emit('second-instance', {}, [], '/', { folders: [project] });
  const [window] = electron.BrowserWindow.all;
  await vi.waitFor(() => expect(window?.calls).toEqual(['show', 'show', 'focus']));
  expect(electron.BrowserWindow.all).toHaveLength(2);
});

test('a second start that comes before the first is open is answered when it is', async () => {
  const other = path.join(root, 'other');
  await mkdir(other);
  electron.app.whenReady = async () =>
    void electron.app.emit('second-instance', {}, [], '/', { folders: [other] });
  await start(project);
  await vi.waitUntil(() => electron.BrowserWindow.all.length === 2);
  expect(shownProjects()).toEqual([key, projectKey(other)]);
});

test('a folder chosen in the menu gets a window of its own', async () => {
  const other = path.join(root, 'other');
  await mkdir(other);
  await start(project);
  const file = electron.Menu.current.find(({ label }) => label === 'File');
  const openFolder = file?.submenu?.find(({ label }) => label === 'Open Folder in New Window…');
  electron.dialog.chosen = null;
  openFolder?.click?.();
  electron.dialog.chosen = other;
  openFolder?.click?.();
  await vi.waitUntil(() => electron.BrowserWindow.all.length === 2);
  expect(shownProjects()).toEqual([key, projectKey(other)]);
});

test('a page asks for a window of another project', async () => {
  const other = path.join(root, 'other');
  await mkdir(other);
  await start(project);
  const { client } = await openPage();
  await client.window.open(await client.project.open({ path: other }));
  expect(shownProjects()).toEqual([key, projectKey(other)]);
});

test('a folder dropped on the icon starts the application with it', async () => {
  pretend('darwin');
  const event = electron.preventable();
  electron.app.whenReady = async () => void electron.app.emit('open-file', event, project);
  await start();
  expect(shownProjects()).toEqual([key]);
  expect(event.defaultPrevented).toBe(true);
});

test('a folder dropped on the icon is opened later, too', async () => {
  pretend('darwin');
  await start();
  expect(shownProjects()).toEqual([null]);
  electron.app.emit('open-file', electron.preventable(), project);
  await vi.waitFor(() => expect(shownProjects()).toEqual([key]));
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
  electron.app.emit('second-instance', {}, [], '/', { folders: [project] });
  await vi.waitFor(() => expect(shownProjects()).toEqual([key]));
  expect(electron.BrowserWindow.all[0]?.calls.slice(0, 2)).toEqual(['show', 'focus']);
});
