import { appendFile, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { callKeyOf } from '@shared/base/call-key';
import { isTextOf } from '@shared/texts/text';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { chatsFolder } from '../storage/project-key';
import type { App } from './application';
import { createHandlers } from './handlers/create-handlers';
import { plainHost } from './parts/plain-host';
import { startApp } from './start-app';
import { caller, firstProject, firstProjectState } from './testing/test-app';

async function start(): Promise<{ app: App; folder: string; project: string }> {
  const folder = await tempFolder();
  const project = path.join(folder, 'project');
  await mkdir(project);
  const env = { PILOTFISH_HOME: path.join(folder, 'home') };
  const app = await startApp({ host: plainHost, env, version: '0.0.0' });
  onTestFinished(() => app.close());
  await app.projects.open(project);
  return { app, folder, project };
}

test('a folder that cannot be opened is named, and the one before stays open', async () => {
  const { app, folder, project } = await start();
  const file = path.join(folder, 'file.txt');
  await writeFile(file, '');
  await expect(app.projects.open(path.join(folder, 'gone'))).rejects.toMatchObject({
    code: 'not-found',
    message: expect.stringContaining(path.join(folder, 'gone')),
  });
  await expect(app.projects.open(file)).rejects.toThrow(file);
  expect(firstProject(app).workspace.root).toBe(project);
});

test('a home as a project is warned of', async () => {
  const { app, folder } = await start();
  const warned = () =>
    app.store.state('app').notices.filter(({ text }) => isTextOf(text, 'project-files.holds-home')).length;
  expect(warned()).toBe(0);
  vi.stubEnv('HOME', path.join(folder, 'me'));
  await mkdir(path.join(folder, 'me/code'), { recursive: true });
  await app.projects.open(path.join(folder, 'me/code'));
  expect(warned()).toBe(0);
  await app.projects.open(path.join(folder, 'me'));
  expect(warned()).toBe(1);
  vi.unstubAllEnvs();
});

test.runIf(process.platform === 'linux')(
  'a folder that can be no project is refused with the reason',
  async () => {
    const { app, folder } = await start();
    const { project } = createHandlers(app);
    for (const [place, why] of [
      ['/proc/self', 'Path is not a folder of files: '],
      ['/', '/ contains the whole system'],
      [path.join(folder, 'home'), 'stores its data in this folder'],
    ] as const)
      await expect(project.open({ path: place }, caller)).rejects.toMatchObject({
        code: 'not-found',
        message: expect.stringContaining(why),
      });
  },
);

test('a project whose chats cannot be listed is not opened, and the one before goes on', async () => {
  const { app, folder, project } = await start();
  await app.rules.add(project, { effect: 'deny', tool: 'edit', scope: 'project' });
  const other = path.join(folder, 'other');
  await mkdir(other);
  const chats = chatsFolder(app.home, other);
  await mkdir(path.dirname(chats), { recursive: true });
  await symlink(chats, chats);
  for (let times = 0; times < 2; times += 1) await expect(app.projects.open(other)).rejects.toThrow('ELOOP');
  expect(firstProjectState(app)).toMatchObject({ root: project, rules: [{ effect: 'deny', tool: 'edit' }] });
  expect(app.store.state('app').projects).toHaveLength(1);
});

test('a window begins with its state and the root, listed, unless that holds too much', async () => {
  const { app, project } = await start();
  const window = { sendEvent() {} };
  const begin = () =>
    createHandlers(app).window.read({ project: firstProject(app).key, windowId: 'w' }, window);
  await writeFile(path.join(project, 'a.txt'), '');
  const entry = { name: 'a.txt', path: 'a.txt', kind: 'file', ignored: false };
  expect(await begin()).toEqual({
    layout: null,
    drafts: {},
    edits: {},
    unsaved: {},
    others: { edits: {}, unsaved: {} },
    root: [entry],
  });
  await Promise.all(Array.from({ length: 1000 }, (_, at) => writeFile(path.join(project, `${at}.txt`), '')));
  expect(await begin()).toMatchObject({ root: null });
});

test('a chat that is not there cannot be removed, not even in a project that never had one', async () => {
  const { app } = await start();
  await expect(firstProject(app).chats.remove('constructor')).rejects.toMatchObject({ code: 'not-found' });
});

test('an end in which something cannot be closed is no death of the project', async () => {
  const { app, folder } = await start();
  const { close } = app.rules;
  Object.assign(app.rules, { close: () => Promise.reject(new Error('no')) });
  await expect(app.close()).rejects.toThrow('no');
  Object.assign(app.rules, { close });
  expect(await readdir(path.join(folder, 'home', 'starts'))).toEqual([]);
});

test('the edits of a chat that is removed go with it, also those that arrive late', async () => {
  const { app, project } = await start();
  const { key, chats } = firstProject(app);
  const [id, other] = [await chats.create(), await chats.create()];
  const call = { id: 'c1', messageId: 'm', tool: 'edit', displayName: 'Edit', title: 'a', inputPreview: '' };
  const events = [{ type: 'call-added', call: { ...call, phase: { phase: 'queued' } } }];
  const line = `${JSON.stringify({ v: 1, at: 1, events })}\n`;
  await app.close();
  await appendFile(path.join(chatsFolder(app.home, project), `${id}.jsonl`), line);

  const again = await startApp({ host: plainHost, env: { PILOTFISH_HOME: app.home }, version: '0.0.0' });
  onTestFinished(() => again.close());
  await again.projects.open(project);
  const edit = { text: 'x', hash: 'h' };
  const typed = {
    drafts: { [id]: 'a', [other]: 'b' },
    edits: { [callKeyOf(id, 'c1')]: edit, [callKeyOf(other, 'c1')]: edit },
  };
  await again.windows.keep(key, 'w', typed);
  await firstProject(again).chats.remove(id);
  await again.windows.keep(key, 'w', typed);
  const { drafts, edits } = await again.windows.read(key, 'w');
  expect([Object.keys(drafts), Object.keys(edits)]).toEqual([[other], [callKeyOf(other, 'c1')]]);
});

test('an edit is kept with the project of its chat, whichever the window shows', async () => {
  const { app, folder } = await start();
  const { key, chats } = firstProject(app);
  const chatId = await chats.create();
  const shown = path.join(folder, 'shown');
  await mkdir(shown);
  const { key: shownKey } = await app.projects.open(shown);
  const { window } = createHandlers(app);
  const edit = { text: 'mine', hash: 'h' };
  const [own, elsewhere] = [callKeyOf('of-none', 'c1'), callKeyOf(chatId, 'c1')];
  await window.keep({ project: shownKey, windowId: 'w', edits: { [own]: edit, [elsewhere]: edit } }, caller);
  const keptIn = async (of: string) => Object.keys((await app.windows.read(of, 'w')).edits);
  expect([await keptIn(shownKey), await keptIn(key)]).toEqual([[own], [elsewhere]]);
  expect(await window.edits({ chatId, windowId: 'w' }, caller)).toMatchObject({
    edits: { [elsewhere]: edit },
  });
});

test('what a terminal prints is no chat', async () => {
  const { app } = await start();
  app.store.emit('terminal:one', { type: 'output', text: 'hello' });
  expect(firstProjectState(app).chats).toEqual([]);
});
