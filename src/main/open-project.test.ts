import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from './app';
import { plainHost } from './plain-host';
import { startApp } from './start-app';
import { tempFolder } from './storage/temp-folder';

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

test('a chat that is not there cannot be removed, not even in a project that never had one', async () => {
  const { app } = await start();
  await expect(app.project()?.chats.remove('constructor')).rejects.toMatchObject({ code: 'not-found' });
});

test('what a terminal prints is no chat', async () => {
  const { app } = await start();
  app.store.emit('terminal:one', { type: 'output', text: 'hello' });
  expect(app.store.state('app').chats).toEqual([]);
});
