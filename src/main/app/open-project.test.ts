import { appendFile, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { chatsFolder } from '../storage/project-key';
import type { App } from './application';
import { plainHost } from './plain-host';
import { startApp } from './start-app';

async function start(): Promise<{ app: App; folder: string; project: string }> {
  const folder = await tempFolder();
  const project = path.join(folder, 'project');
  await mkdir(project);
  const env = { PILOTFISH_HOME: path.join(folder, 'home') };
  const app = await startApp({ host: plainHost, env, version: '0.0.0' });
  onTestFinished(() => app.close());
  await app.openProject(project);
  return { app, folder, project };
}

test('a folder that cannot be opened is named, and the one before stays open', async () => {
  const { app, folder, project } = await start();
  const file = path.join(folder, 'file.txt');
  await writeFile(file, '');
  await expect(app.openProject(path.join(folder, 'gone'))).rejects.toMatchObject({
    code: 'not-found',
    message: expect.stringContaining(path.join(folder, 'gone')),
  });
  await expect(app.openProject(file)).rejects.toThrow(file);
  expect(app.project()?.workspace.root).toBe(project);
});

test('a project whose chats cannot be listed is not opened, and the rules of the one before hold', async () => {
  const { app, folder, project } = await start();
  await mkdir(path.join(project, '.pilotfish'));
  await writeFile(path.join(project, '.pilotfish/rules.json'), '{"rules":[{"effect":"deny","tool":"edit"}]}');
  await app.openProject(project);
  const other = path.join(folder, 'other');
  await mkdir(other);
  const chats = chatsFolder(app.home, other);
  await mkdir(path.dirname(chats), { recursive: true });
  await symlink(chats, chats);
  await expect(app.openProject(other)).rejects.toThrow();
  expect(app.store.state('app').rules).toMatchObject([{ effect: 'deny', tool: 'edit' }]);
});

test('a chat that is not there cannot be removed, not even in a project that never had one', async () => {
  const { app } = await start();
  await expect(app.project()?.chats.remove('constructor')).rejects.toMatchObject({ code: 'not-found' });
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
  const chats = app.project()?.chats;
  const [id, other] = [(await chats?.create()) ?? '', (await chats?.create()) ?? ''];
  const call = { id: 'c1', messageId: 'm', tool: 'edit', displayName: 'Edit', title: 'a', inputPreview: '' };
  const events = [{ type: 'call-added', call: { ...call, phase: { phase: 'queued' } } }];
  const line = `${JSON.stringify({ v: 1, at: 1, events })}\n`;
  await app.close();
  await appendFile(path.join(chatsFolder(app.home, project), `${id}.jsonl`), line);

  const again = await startApp({ host: plainHost, env: { PILOTFISH_HOME: app.home }, version: '0.0.0' });
  onTestFinished(() => again.close());
  await again.openProject(project);
  const edit = { text: 'x', hash: 'h' };
  const typed = { drafts: { [id]: 'a', [other]: 'b' }, edits: { c1: edit, c2: edit } };
  await again.windows.keep(project, 'w', typed);
  await again.project()?.chats.remove(id);
  await again.windows.keep(project, 'w', typed);
  const { drafts, edits } = await again.windows.read(project, 'w');
  expect([Object.keys(drafts), Object.keys(edits)]).toEqual([[other], ['c2']]);
});

test('what a terminal prints is no chat', async () => {
  const { app } = await start();
  app.store.emit('terminal:one', { type: 'output', text: 'hello' });
  expect(app.store.state('app').chats).toEqual([]);
});
