import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@shared/texts/text';
import { expect, test } from 'vitest';
import { resultsIn, shellCall } from '../../../e2e/calls';
import { dieOpeningFourTimes } from '../storage/testing/die-opening';
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
  quit,
  root,
  start,
} from './testing/rim';

// The start of the application behind the rim, and a message through it.

test('one message goes from the window to the model and comes back', async () => {
  model.reply('Hello from the model.');
  await start(project);
  const { client, follow, until, state } = await openPage();
  const { id } = await client.chat.create({ project: key });
  await follow(`chat:${id}`);
  await client.chat.send({ chatId: id, text: 'hi' });
  await until(`chat:${id}`, ({ items, turn }) => items.length === 2 && turn.kind === 'idle');
  expect(state(`chat:${id}`).items).toMatchObject([
    { kind: 'user', text: 'hi' },
    { kind: 'assistant', text: 'Hello from the model.', state: 'complete' },
  ]);
});

test('a command of the agent runs in a utility process', async () => {
  model.reply({ calls: [shellCall('ls')] }, 'I looked.');
  await start(project);
  const { client, follow, until } = await openPage();
  const { id } = await client.chat.create({ project: key });
  await follow(`chat:${id}`);
  await client.chat.send({ chatId: id, text: 'look' });
  const [result] = resultsIn(await model.waitForRequest(2));
  expect(result).toContain('\nOutput: README.md\nError: (none)\nExit Code: 0\n');
  await until(`chat:${id}`, ({ turn }) => turn.kind === 'idle');
  expect(electron.utilityProcess.started).toHaveLength(1);
});

test('started from a desktop, the window opens at once, and commands wait for what the login shell says', async () => {
  const [shell, answers] = [path.join(root, 'shell'), path.join(root, 'answers')];
  const waiting = `until test -e ${answers}; do sleep 0.02; done; export TZ=HERON`;
  await writeFile(shell, `#!/bin/sh\n${waiting}; exec /bin/sh -c "$2"\n`, { mode: 0o755 });
  Object.assign(environment, { SHELL: shell, TERM: undefined });
  model.reply({ calls: [shellCall('date +%Z')] }, 'I looked.');
  await start(project);
  const { client, follow, until } = await openPage();
  const { id } = await client.chat.create({ project: key });
  await follow(`chat:${id}`);
  await client.chat.send({ chatId: id, text: 'look' });
  await until(`chat:${id}`, ({ calls }) =>
    Object.values(calls).some(({ phase }) => phase.phase === 'running'),
  );
  await writeFile(answers, '');
  const [result] = resultsIn(await model.waitForRequest(2));
  expect(result).toContain('\nOutput: HERON\n');
  await quit();
  expect(await readFile(path.join(home, 'logs', 'pilotfish.log'), 'utf8')).toContain(
    `info commands get the environment of ${shell}: `,
  );
});

test('a start opens the folder of the command line in a window, and tells whoever started it', async () => {
  await start('--inspect=0', project);
  expect(electron.app.paths).toEqual({ userData: path.join(home, 'electron') });
  expect(electron.app.calls).toContain('enableSandbox');
  expect(electron.BrowserWindow.all.map(({ url }) => url)).toEqual([`app://pilotfish/?project=${key}`]);
  expect([...electron.protocol.handlers.keys()]).toEqual(['app']);
  // The icon of a clone on Linux.
  const icon = path.join(root, '..', 'resources', 'icon.png');
  expect(electron.BrowserWindow.all[0]?.options.icon).toBe(icon);
  expect(await readFile(path.join(root, 'window-shown'), 'utf8')).toBe('');
  const { client } = await openPage();
  expect(await appState(client)).toMatchObject({
    version: '1.2.3',
    projects: [{ key, root: project }],
  });
});

test('the application looks for no files in archives, and its requests take the proxy of the system', async () => {
  electron.session.defaultSession.resolveProxy = async () => 'PROXY proxy.corp:8080; DIRECT';
  await start();
  const [disk, original] = [await import('../base/disk'), await import('node:original-fs')];
  expect(disk.access).toBe(original.promises.access);
  const { systemProxy } = await import('../agent/model/system-proxy');
  expect((await systemProxy(new URL('https://example.com/')))?.href).toBe('http://proxy.corp:8080/');
});

test('a window without a folder refuses frames of other pages, and its fields have their menu', async () => {
  await start();
  expect((await appState((await openPage()).client)).projects).toEqual([]);
  const [window] = electron.BrowserWindow.all;
  const text = { selectionText: '', misspelledWord: 'fsh', dictionarySuggestions: ['fish'], editFlags: {} };
  window?.webContents.emit('context-menu', {}, { ...text, isEditable: false });
  expect(electron.Menu.popped).toEqual([]);
  window?.webContents.emit('context-menu', {}, { ...text, isEditable: true });
  expect(electron.Menu.popped).toHaveLength(1);
  const [{ labels, shownIn } = { labels: [], shownIn: null }] = electron.Menu.popped;
  expect(labels.slice(0, 3)).toEqual(['fish', 'Add to Dictionary', 'Undo']);
  expect(shownIn).toBe(window);
  window?.webContents.receive('pilotfish:frame', ['x'], { url: 'https://evil.example/', parent: null });
  await quit();
  expect(await readFile(path.join(home, 'logs', 'pilotfish.log'), 'utf8')).toContain(
    'warning a frame from https://evil.example/ was refused',
  );
});

test('folders that cannot be opened, or can be no project, are told in the window', async () => {
  const missing = path.join(root, 'missing');
  await start(missing, home);
  const { projects, notices } = await appState((await openPage()).client);
  expect(projects).toEqual([]);
  const told = notices.map(({ text }) => say(text)).join();
  expect(told).toContain(`The folder “${missing}” does not exist.`);
  expect(told).toContain('stores its data in this folder');
});

test('a folder on which four starts died is offered in the window instead of being opened', async () => {
  await dieOpeningFourTimes(home, project);
  await start(project);
  const { client } = await openPage();
  expect(await appState(client)).toMatchObject({ projects: [], unopened: [{ root: project }] });
});

test('a second process gives way to the first: it opens nothing, and tells of no window', async () => {
  electron.app.lock = false;
  await start(project);
  expect(electron.BrowserWindow.all).toEqual([]);
  await expect(readFile(path.join(root, 'window-shown'))).rejects.toThrow('ENOENT');
});

test('Windows knows the application by one name from the start', async () => {
  pretend('win32');
  await start(project);
  expect(electron.app.calls).toContain('setAppUserModelId app.pilotfish');
});

test('the keyring is not asked for before a key is kept or read, though there is one', async () => {
  await mkdir(home, { mode: 0o700 });
  await writeFile(path.join(home, 'secrets'), '{ "provider:mine": { "encrypted": "eA==" } }');
  await start(project);
  expect(electron.safeStorage.asked).toBe(0);
  const { client } = await openPage();
  const provider = { id: 'other', name: 'Other', baseUrl: model.baseUrl, model: 'm', headers: {} };
  const abilities = { images: false, files: false, tools: true };
  await client.settings.saveProvider({ provider: { ...provider, ...abilities }, key: 'canary-key-1' });
  // To store the key, and to read it for the request for the provider's models.
  await expect.poll(() => electron.safeStorage.asked).toBe(2);
  expect(await readFile(path.join(home, 'secrets'), 'utf8')).toMatch(/"provider:other": *\{\s*"encrypted"/);
});

test('developed, the window shows the page of the development server', async () => {
  const { startElectron } = await import('./start');
  const env = { PILOTFISH_HOME: home, ELECTRON_RENDERER_URL: 'http://localhost:5173' };
  await startElectron({
    version: '0',
    outFolder: root,
    env,
    argv: ['electron', '.'],
    userHome: root,
    platform: 'linux',
  });
  expect(electron.BrowserWindow.all[0]?.url).toBe('http://localhost:5173');
});

test('packaged, no address of the environment is shown', async () => {
  electron.app.isPackaged = true;
  const { startElectron } = await import('./start');
  const env = { PILOTFISH_HOME: home, ELECTRON_RENDERER_URL: 'https://evil.example' };
  await startElectron({
    version: '0',
    outFolder: root,
    env,
    argv: ['pilotfish', project],
    userHome: root,
    platform: 'linux',
  });
  expect(electron.BrowserWindow.all[0]?.url).toBe(`app://pilotfish/?project=${key}`);
});
