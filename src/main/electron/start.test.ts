import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppState } from '@shared/app-state';
import type { ChatState } from '@shared/chat';
import { contract } from '@shared/contract';
import { type Client, connect } from '@shared/rpc';
import { type AnyState, type NumberedEvent, reduceTopic, type Topic } from '@shared/topics';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resultsIn, shellCall } from '../../../e2e/calls';
import { type FakeModel, startFakeModel } from '../../../e2e/fake-model';
import { tempFolder } from '../storage/temp-folder';

// The whole application behind the rim, against the stand-in: real files, a scripted model, frames through clones.

type StandIn = typeof import('./stand-in');
type Bridge = { send(frame: string): void; onFrame(listener: (frame: string) => void): void };

let electron: StandIn;
let model: FakeModel;
let root: string;
let project: string;
let home: string;

beforeEach(async () => {
  // The stand-in is the state of one process: each test gets its own.
  vi.resetModules();
  electron = await import('./stand-in');
  root = await realpath(await tempFolder());
  [project, home] = [path.join(root, 'project'), path.join(root, 'home')];
  await mkdir(project);
  await writeFile(path.join(project, 'README.md'), '# Sample\n');
  model = await startFakeModel();
});

afterEach(async () => {
  const quit = new Promise((resolve) => electron.app.once('quit', resolve));
  electron.app.quit();
  await quit;
  await model.close();
});

async function start(...argv: readonly string[]): Promise<void> {
  const { startElectron } = await import('./start');
  const ofModel = { OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'fake-model' };
  const told = { PILOTFISH_WINDOW_SHOWN: path.join(root, 'window-shown') };
  const env = { PATH: process.env.PATH, PILOTFISH_HOME: home, ...told, ...ofModel };
  await startElectron({
    version: '1.2.3',
    outFolder: root,
    env,
    argv: ['electron', '.', ...argv],
    userHome: root,
  });
}

/** The page in the window: its bridge as the preload script makes it, and the states it follows. */
async function openPage() {
  const window = electron.BrowserWindow.all[0];
  if (!window) throw new Error('no window is open');
  electron.stage.contents = window.webContents;
  await import('../../preload/index');
  const bridge = electron.stage.world.pilotfish as Bridge;
  const states = new Map<Topic, AnyState>();
  let look = () => {};
  const onEvent = ({ topic, event }: NumberedEvent) => {
    const state = states.get(topic);
    if (state) states.set(topic, reduceTopic(topic, state, event));
    look();
  };
  const channel = { ...bridge, onClose() {}, onDrain() {}, pending: () => 0 };
  const { client } = connect(contract, channel, { pageTag: 'test', onEvent, onGap() {} });
  return {
    client,
    async follow(topic: Topic) {
      states.set(topic, (await client.topics.subscribe({ topic })).state);
    },
    until: (topic: Topic, holds: (state: ChatState & AppState) => boolean) =>
      new Promise<void>((resolve) => {
        look = () => holds(states.get(topic) as ChatState & AppState) && resolve();
        look();
      }),
    state: (topic: Topic) => states.get(topic) as ChatState & AppState,
  };
}

async function appState(client: Client<typeof contract>): Promise<AppState> {
  return (await client.topics.subscribe({ topic: 'app' })).state as AppState;
}

test('one message goes from the window to the model and comes back', async () => {
  model.reply('Hello from the model.');
  await start(project);
  const { client, follow, until, state } = await openPage();
  const { id } = await client.chat.create();
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
  const { id } = await client.chat.create();
  await follow(`chat:${id}`);
  await client.chat.send({ chatId: id, text: 'look' });
  const [result] = resultsIn(await model.waitForRequest(2));
  expect(result).toContain('\nOutput: README.md\nError: (none)\nExit Code: 0\n');
  await until(`chat:${id}`, ({ turn }) => turn.kind === 'idle');
  expect(electron.utilityProcess.started).toHaveLength(1);
});

test('the folder of the command line is open, and the version is told', async () => {
  await start('--inspect=0', project);
  const { client } = await openPage();
  expect(await appState(client)).toMatchObject({
    version: '1.2.3',
    project: { root: project, state: 'open' },
  });
});

test('a folder that cannot be opened is told in the window', async () => {
  await start(path.join(root, 'missing'));
  const { client } = await openPage();
  const { project: opened, notices } = await appState(client);
  expect(opened).toBeNull();
  expect(notices.map(({ text }) => text)).toContain(
    `The folder "${path.join(root, 'missing')}" does not exist.`,
  );
});

test('without a folder the window opens all the same', async () => {
  await start();
  const { client } = await openPage();
  expect((await appState(client)).project).toBeNull();
});

test('whoever started it learns that there is a window, and only then', async () => {
  const mark = () => readFile(path.join(root, 'window-shown'), 'utf8').catch(() => null);
  electron.app.lock = false;
  await start(project);
  expect(await mark()).toBeNull();
  electron.app.lock = true;
  await start(project);
  expect(await mark()).toBe('');
});

test('cookies and caches lie in the data folder, pages are sandboxed, and the scheme is ours', async () => {
  await start(project);
  expect(electron.app.paths).toEqual({ userData: path.join(home, 'electron') });
  expect(electron.app.calls).toContain('enableSandbox');
  expect(electron.BrowserWindow.all.map(({ url }) => url)).toEqual(['app://pilotfish/']);
  expect([...electron.protocol.handlers.keys()]).toEqual(['app']);
});

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
  expect(electron.dialog.asked).toEqual([`Open this folder in place of the one that is open? ${other}`]);
  expect((await appState(client)).project?.root).toBe(project);
  electron.dialog.answer = 0;
  electron.app.emit('second-instance', {}, [], '/', { folder: other });
  await until('app', (state) => state.project?.root === other);
});

test('developed, the window shows the page of the development server', async () => {
  const { startElectron } = await import('./start');
  const env = { PILOTFISH_HOME: home, ELECTRON_RENDERER_URL: 'http://localhost:5173' };
  await startElectron({ version: '0', outFolder: root, env, argv: ['electron', '.'], userHome: root });
  expect(electron.BrowserWindow.all[0]?.url).toBe('http://localhost:5173');
});

test('packaged, no address of the environment is shown', async () => {
  electron.app.isPackaged = true;
  const { startElectron } = await import('./start');
  const env = { PILOTFISH_HOME: home, ELECTRON_RENDERER_URL: 'https://evil.example' };
  await startElectron({ version: '0', outFolder: root, env, argv: ['pilotfish', project], userHome: root });
  expect(electron.BrowserWindow.all[0]?.url).toBe('app://pilotfish/');
});

test('what ends the start is said in a dialog', async () => {
  await writeFile(home, 'a file where the data folder should be');
  const { endWith } = await import('./start');
  await start(project).catch(endWith);
  expect(electron.dialog.asked).toEqual([
    `Pilotfish cannot start: Pilotfish cannot use its data folder ${home}: a file stands in its place. Set PILOTFISH_HOME to a folder you may write to.`,
  ]);
  expect(electron.app.calls).toContain('exit 1');
});

test('what a page may not send is in the log', async () => {
  await start(project);
  electron.BrowserWindow.all[0]?.webContents.receive('pilotfish:frame', ['x'], {
    url: 'https://evil.example/',
    parent: null,
  });
  const quit = new Promise((resolve) => electron.app.once('quit', resolve));
  electron.app.quit();
  await quit;
  expect(await readFile(path.join(home, 'logs', 'pilotfish.log'), 'utf8')).toContain(
    'warning a frame from https://evil.example/ was refused',
  );
});
