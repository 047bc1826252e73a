import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Contract } from '@shared/contract/contract';
import { AppError } from '@shared/errors';
import { projectQuery } from '@shared/project/project';
import type { Terminal } from '@shared/terminal/terminal';
import { projectTopic, type Topic, type TopicState } from '@shared/topics';
import { callNames } from '@shared/wire/call-names';
import type { Channel } from '@shared/wire/channel';
import { pageKeyName, pageKeyProtocol, socketPath } from '@shared/wire/page-key';
import { type Client, connect } from '@shared/wire/rpc';
import { WebSocket } from 'ws';
import { isTempName } from '../src/main/base/files/stale-temps';
import { type FakeModel, startFakeModel } from './fake-model';
import { modelEnvironment } from './model-environment';
import { startPilotfish } from './pilotfish';

// One served process for all tests of a worker that can share one. Each test has its own project folder.

export type SharedServer = {
  /** Contains the data folder and the folder of every test. */
  readonly root: string;
  readonly home: string;
  readonly model: FakeModel;
  /** Opens the folder and returns its key. */
  open(project: string): Promise<string>;
  /** Opens the project in the page, with an existing session. */
  show(page: Page, key: string): Promise<void>;
  /** Ends waiting work in the project, and deletes its chats and terminals. False while a command still runs. */
  clear(key: string): Promise<boolean>;
  /** Kills the process, as a crash would. `restart` starts it again. */
  kill(): Promise<void>;
  /** Ends the process if it runs, and starts it again on the same folders. */
  restart(): Promise<void>;
  end(): Promise<void>;
};

export type SharedServers = {
  /** The server in its initial state, and an empty folder for the next test. */
  take(): Promise<{ readonly server: SharedServer; readonly folder: string }>;
  /**
   * Ends a server if the test changed its settings or rules, or its commands still run. The next test then gets a new
   * one.
   */
  giveBack(server: SharedServer, key: string): Promise<void>;
  end(): Promise<void>;
};

/** The server starts for the first test that takes it. */
export function createSharedServers(): SharedServers {
  let running: SharedServer | null = null;
  let untouched = '';
  let count = 0;
  const end = async () => {
    await running?.end();
    running = null;
  };
  return {
    async take() {
      const server = running ?? (await startServer());
      if (running === null) untouched = await ownFiles(server.home);
      running = server;
      count += 1;
      return { server, folder: path.join(server.root, `test-${count}`) };
    },
    async giveBack(server, key) {
      const isAsBefore = (await ownFiles(server.home)) === untouched && (await server.clear(key));
      if (!isAsBefore) return await end();
      server.model.reset();
    },
    end,
  };
}

/** As one text: the files of the data folder that all projects share, and the names of the user's own folders in it. */
async function ownFiles(home: string): Promise<string> {
  const entries = await readdir(home, { withFileTypes: true });
  const texts = entries
    .filter((entry) => (entry.isFile() ? isShared(entry.name) : ownFolders.has(entry.name)))
    .map(async (entry) => {
      const text = entry.isFile() ? await readFile(path.join(home, entry.name), 'utf8') : '';
      return `${entry.name}\n${text}`;
    });
  return (await Promise.all(texts)).sort().join('\n');
}

function isShared(file: string): boolean {
  return !perProject.has(file) && !isTempName(file);
}

/** Files about one project, and the port of the last start. */
const perProject = new Set(['recent.json', 'trust.json', 'served.json']);
const ownFolders = new Set(['agents', 'commands', 'skills', 'tools']);

async function startServer(): Promise<SharedServer> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'pilotfish-e2e-')));
  const home = path.join(root, 'home');
  const model = await startFakeModel();
  const start = () => startProcess({ root, home, env: modelEnvironment(model) });
  let running = await start();
  return {
    root,
    home,
    model,
    async open(project) {
      const { project: key } = await running.client.project.open({ path: project });
      return key;
    },
    show: (page, key) => running.show(page, key),
    clear: (key) => clearProject(running.client, key),
    kill: () => running.end('SIGKILL'),
    async restart() {
      await running.end('SIGTERM');
      running = await start();
    },
    async end() {
      await running.end('SIGTERM');
      await model.close();
      await rm(root, { recursive: true });
    },
  };
}

type Where = Pick<SharedServer, 'root' | 'home'> & { readonly env: Readonly<Record<string, string>> };

async function startProcess({ root, home, env }: Where) {
  // The folder of the data folder would be one that contains the user's home.
  const first = path.join(root, 'first');
  await mkdir(first, { recursive: true });
  const served = startPilotfish(['serve', first, '--no-open'], { home, env });
  const [, link = ''] = await served.printed(/(http\S+token=\S+)/);
  const { origin } = new URL(link);
  const { cookie, key: pageKey } = await exchange(link);
  const client = await connectTo(origin, { cookie, key: pageKey });
  return {
    client,
    async show(page: Page, key: string): Promise<void> {
      const [name = '', value = ''] = cookie.split('=', 2);
      const admission = { name, value, url: origin, httpOnly: true, sameSite: 'Strict' } as const;
      await page.context().addCookies([admission]);
      // A process that starts again has the same port: the page would only take another fragment.
      await page.goto('about:blank');
      await page.goto(`${origin}/${projectQuery(key)}#${pageKeyName}=${pageKey}`);
    },
    async end(signal: NodeJS.Signals): Promise<void> {
      served.kill(signal);
      await served.ended;
    },
  };
}

type Session = { readonly cookie: string; readonly key: string };

/** Uses the link as a browser would, and returns the new session. */
async function exchange(link: string): Promise<Session> {
  const response = await fetch(link, { redirect: 'manual' });
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  const [, key = ''] = (response.headers.get('location') ?? '').split(`#${pageKeyName}=`);
  return { cookie, key };
}

async function connectTo(origin: string, { cookie, key }: Session): Promise<Client<Contract>> {
  const address = `${origin.replace('http', 'ws')}${socketPath}`;
  const socket = new WebSocket(address, [pageKeyProtocol + key], { origin, headers: { cookie } });
  await once(socket, 'open');
  const channel: Channel = {
    send: (frame) => socket.send(frame),
    onFrame: (listener) => socket.on('message', (data) => listener(String(data))),
    onClose: (listener) => socket.on('close', listener),
    pending: () => socket.bufferedAmount,
    onDrain() {},
  };
  return connect(callNames, channel, { onEvent() {}, onGap() {}, pageTag: 'tests' }).client;
}

async function clearProject(client: Client<Contract>, key: string): Promise<boolean> {
  const { chats, root } = await stateOf(client, projectTopic(key));
  for (const { id } of chats) await unlessGone(client.chat.remove({ chatId: id, atWork: 'stop' }));
  const { terminals } = await stateOf(client, 'app');
  const its = terminals.filter(({ project }) => project.root === root);
  const isAtWork = ({ kind, state }: Terminal) => kind === 'command' && state.kind !== 'ended';
  for (const { id } of its.filter((one) => !isAtWork(one))) await unlessGone(client.terminal.close({ id }));
  return !its.some(isAtWork);
}

/** It may have ended by itself already. */
async function unlessGone(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'not-found')) throw error;
  });
}

async function stateOf<T extends Topic>(client: Client<Contract>, topic: T): Promise<TopicState<T>> {
  const { state } = await client.topics.subscribe({ topic });
  await client.topics.unsubscribe({ topic });
  return state as TopicState<T>;
}
