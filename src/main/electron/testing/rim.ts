import { mkdir, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppState } from '@shared/app-state';
import type { ChatState } from '@shared/chat/chat';
import { contract } from '@shared/contract/contract';
import { type AnyState, type NumberedEvent, reduceTopic, type Topic } from '@shared/topics';
import { type Client, connect } from '@shared/wire/rpc';
import { afterEach, beforeEach, vi } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../../e2e/fake-model';
import { soon, soonSo } from '../../base/testing/soon';
import { tempFolder } from '../../base/testing/temp-folder';
import { projectKey } from '../../storage/project-key';

// The whole application behind the rim, against the stand-in: real files, a scripted model, cloned frames. Each test of
// an importing file gets its own.

type StandIn = typeof import('./stand-in');
type Bridge = { send(frame: string): void; onFrame(listener: (frame: string) => void): void };

export let electron: StandIn;
export let model: FakeModel;
export let root: string;
export let project: string;
/** Key of the project. */
export let key: string;
export let home: string;
/** The environment of a terminal. */
export let environment: NodeJS.ProcessEnv;
let platform: NodeJS.Platform;

beforeEach(async () => {
  // The stand-in contains the state of one process, so each test gets a new one.
  vi.resetModules();
  electron = await import('./stand-in');
  root = await realpath(await tempFolder());
  [project, home] = [path.join(root, 'project'), path.join(root, 'home')];
  await mkdir(project);
  key = projectKey(project);
  platform = 'linux';
  await writeFile(path.join(project, 'README.md'), '# Sample\n');
  model = await startFakeModel();
  const ofModel = { OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: 'fake-model' };
  const told = { PILOTFISH_WINDOW_SHOWN: path.join(root, 'window-shown') };
  // The session bus: the desktop shows tray icons.
  const bin = path.join(root, 'bin');
  await mkdir(bin);
  await writeFile(path.join(bin, 'dbus-send'), '#!/bin/sh\necho boolean true\n', { mode: 0o755 });
  environment = {
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    TERM: 'xterm',
    PILOTFISH_HOME: home,
    ...told,
    ...ofModel,
  };
});

afterEach(async () => {
  await quit();
  await model.close();
});

export async function quit(): Promise<void> {
  electron.dialog.answer = 0;
  if (electron.app.hasQuit) return;
  const ended = new Promise((resolve) => electron.app.once('quit', resolve));
  electron.app.quit();
  await soon(ended, () => 'the end of the application');
}

/** Sets the system of the next start; the default is Linux. */
export function pretend(system: NodeJS.Platform): void {
  platform = system;
}

export async function start(...argv: readonly string[]): Promise<void> {
  const { startElectron } = await import('../start');
  await startElectron({
    version: '1.2.3',
    outFolder: root,
    env: environment,
    argv: ['electron', '.', ...argv],
    userHome: root,
    platform,
  });
}

/** The page in the window: its bridge from the preload script, and the states that it follows. */
export async function openPage() {
  const window = electron.BrowserWindow.all[0];
  if (!window) throw new Error('no window is open');
  electron.stage.contents = window.webContents;
  await import('../../../preload/index');
  const bridge = electron.stage.world.pilotfish as Bridge;
  const states = new Map<Topic, AnyState>();
  let look = () => {};
  const onEvent = ({ topic, event }: NumberedEvent) => {
    const state = states.get(topic);
    if (state) states.set(topic, reduceTopic(topic, state, event));
    look();
  };
  const channel = { ...bridge, onClose() {}, onDrain() {}, pending: () => 0 };
  const { client } = connect<typeof contract>(contract, channel, { pageTag: 'test', onEvent, onGap() {} });
  return {
    client,
    async follow(topic: Topic) {
      states.set(topic, (await client.topics.subscribe({ topic })).state);
    },
    until: (topic: Topic, holds: (state: ChatState & AppState) => boolean) =>
      soonSo(
        () => holds(states.get(topic) as ChatState & AppState),
        (lookAgain) => {
          look = lookAgain;
          return () => {};
        },
        () => `${holds} of ${JSON.stringify(states.get(topic))}`,
      ),
    state: (topic: Topic) => states.get(topic) as ChatState & AppState,
  };
}

export async function appState(client: Client<typeof contract>): Promise<AppState> {
  return (await client.topics.subscribe({ topic: 'app' })).state as AppState;
}
