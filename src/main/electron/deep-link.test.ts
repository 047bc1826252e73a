import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectKey } from '../storage/project-key';
import { folderIn } from './deep-link';
import { electron, key, openPage, pretend, project, root, start } from './testing/rim';

// Links that the system passes to the application, from any author.

const linkTo = (folder: string) => `pilotfish://open?folder=${encodeURIComponent(folder)}`;
const urls = () => electron.BrowserWindow.all.map(({ url }) => url);

test.each([
  ['another deed', 'pilotfish://run?folder=/tmp/a'],
  ['another scheme', 'https://open?folder=/tmp/a'],
  ['no folder', 'pilotfish://open'],
  ['a folder of nowhere', 'pilotfish://open?folder=a'],
  ['no address', 'pilotfish:'],
])('a link that names %s means nothing', (_what, link) => {
  expect(folderIn(link)).toBeNull();
});

test('a link opens a folder that was open before, once the user agrees; the one before goes on', async () => {
  const other = path.join(root, 'other');
  await mkdir(other);
  await start(project);
  const { client } = await openPage();
  await client.project.open({ path: other });
  electron.dialog.answer = 0;
  electron.app.emit('open-url', electron.preventable(), linkTo(other));
  await expect.poll(urls).toHaveLength(2);
  expect(electron.dialog.asked).toEqual([`A link wants to open this folder. Open it? ${other}`]);
  expect(urls()[1]).toBe(`app://pilotfish/?project=${projectKey(other)}`);
});

test('started with a link, it opens without taking the link for a folder, which it may name over another path', async () => {
  await symlink(project, path.join(root, 'same'));
  electron.dialog.answer = 1;
  await start(project, linkTo(`${path.join(root, 'same')}/`));
  await expect.poll(() => electron.dialog.asked).toHaveLength(1);
  expect(electron.dialog.asked).toEqual([`A link wants to open this folder. Open it? ${project}`]);
  expect(urls()).toEqual([`app://pilotfish/?project=${key}`]);
});

test('where no window is open, one opens for the question', async () => {
  pretend('darwin');
  electron.dialog.answer = 1;
  await start(project);
  electron.BrowserWindow.all[0]?.close();
  electron.app.emit('open-url', electron.preventable(), linkTo(project));
  await expect.poll(() => electron.dialog.asked).toHaveLength(1);
  expect(electron.dialog.parents).toEqual([electron.BrowserWindow.all[0]]);
});

test('a link to a folder that nobody opened here, or that the user does not want, opens nothing', async () => {
  const stranger = path.join(root, 'stranger');
  await mkdir(stranger);
  await start(project);
  electron.dialog.answer = 1;
  electron.app.emit('second-instance', {}, [], '', {
    folders: [],
    links: [linkTo(stranger), linkTo(project)],
  });
  await expect.poll(() => electron.dialog.asked).toHaveLength(1);
  expect(electron.dialog.asked).toEqual([`A link wants to open this folder. Open it? ${project}`]);
  expect(urls()).toEqual([`app://pilotfish/?project=${key}`]);
});
