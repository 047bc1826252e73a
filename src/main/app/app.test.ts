import { mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChatState } from '@shared/chat/chat';
import { contract } from '@shared/contract/contract';
import { createMemoryChannel } from '@shared/testing/memory-channel';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { type AnyState, type NumberedEvent, reduceTopic, type Topic } from '@shared/topics';
import type { Channel } from '@shared/wire/channel';
import { type Client, connect } from '@shared/wire/rpc';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type FakeModel, startFakeModel } from '../../../e2e/fake-model';
import { tempFolder } from '../base/testing/temp-folder';
import { startServer } from '../server/server';
import { projectKey } from '../storage/project-key';
import type { App } from './application';
import { connectWindow } from './handlers/connect-window';
import { plainHost } from './parts/plain-host';
import { startApp } from './start-app';

// One message from a window to the disk and back, over both transports. Everything except the model is real.

let folder: string;
let project: string;
let key: string;
let model: FakeModel;
let app: App;
const closers: (() => Promise<void> | void)[] = [];

beforeEach(async () => {
  folder = await realpath(await tempFolder());
  project = join(folder, 'project');
  key = projectKey(project);
  await mkdir(project);
  await writeFile(join(project, 'greeting.txt'), 'hello\n');
  model = await startFakeModel();
  app = await start();
});

afterEach(async () => {
  await app.close();
  for (const close of closers.splice(0)) await close();
  await model.close();
});

async function start(): Promise<App> {
  const env = {
    PATH: process.env.PATH,
    PILOTFISH_HOME: join(folder, 'home'),
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_API_KEY: 'canary-key',
    OPENAI_MODEL: 'fake-model',
  };
  const started = await startApp({ host: plainHost, env, version: '0.0.0' });
  await started.projects.open(project);
  return started;
}

/** A minimal page: follows topics, reduces their events, and can wait for a state. */
function openWindow(channel: Channel) {
  const states = new Map<Topic, unknown>();
  const waiters = new Set<() => void>();
  const take = ({ topic, event }: NumberedEvent) => {
    const state = states.get(topic);
    if (state) states.set(topic, reduceTopic(topic, state as AnyState, event));
    for (const waiter of waiters) waiter();
  };
  const { client } = connect<typeof contract>(contract, channel, {
    pageTag: 'test',
    onEvent: take,
    onGap: () => {},
  });
  const follow = async (topic: Topic) => {
    states.set(topic, (await client.topics.subscribe({ topic })).state);
  };
  const until = <T>(find: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (found === undefined) return;
        waiters.delete(look);
        resolve(found);
      };
      waiters.add(look);
      look();
    });
  return { client, follow, until, chat: (id: string) => states.get(`chat:${id}`) as ChatState };
}

type TestWindow = ReturnType<typeof openWindow>;

async function memoryWindow(): Promise<TestWindow> {
  const channel = createMemoryChannel();
  closers.push(channel.close);
  connectWindow(app, channel.main);
  return openWindow(channel.window);
}

async function socketWindow(): Promise<TestWindow> {
  const links: string[] = [];
  const server = await startServer({
    address: '127.0.0.1',
    port: null,
    renderer: folder,
    pages: [''],
    pageLanguage: () => 'en',
    onChannel: (channel) => connectWindow(app, channel),
    onLink: (link) => links.push(link),
  });
  closers.push(server.close);
  const entered = await fetch(links[0] ?? '', { redirect: 'manual' });
  const cookie = (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const origin = `http://127.0.0.1:${server.port}`;
  const key = (entered.headers.get('location') ?? '').split('=').at(-1);
  const address = `ws://127.0.0.1:${server.port}/socket`;
  const socket = new WebSocket(address, [`pilotfish.${key}`], { headers: { cookie, origin } });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  closers.push(() => socket.terminate());
  return openWindow({
    send: (frame) => socket.send(frame),
    onFrame: (listener) => socket.on('message', (frame) => listener(String(frame))),
    onClose: (listener) => socket.on('close', listener),
    pending: () => socket.bufferedAmount,
    onDrain() {},
  });
}

const editGreeting = {
  calls: [
    {
      name: 'edit',
      arguments: { file_path: '', old_string: 'hello', new_string: 'good morning' },
    },
  ],
};

function editReply() {
  const [call] = editGreeting.calls;
  return {
    calls: [
      { ...call, name: 'edit', arguments: { ...call?.arguments, file_path: join(project, 'greeting.txt') } },
    ],
  };
}

function waitingCall(window: TestWindow, chatId: string): Promise<Extract<ToolCall, object>> {
  return window.until(() =>
    Object.values(window.chat(chatId).calls).find((call) => call.phase.phase === 'waiting'),
  );
}

async function decide(client: Client<typeof contract>, chatId: string, call: ToolCall): Promise<void> {
  const { hash } = await client.queue.proposal({ chatId, callId: call.id });
  await client.queue.decide({ chatId, callId: call.id, hash, decision: { answer: 'accept' } });
}

const idle = (window: TestWindow, chatId: string) =>
  window.until(() => (window.chat(chatId).turn.kind === 'idle' ? true : undefined));

describe.each([
  ['memory', memoryWindow],
  ['a WebSocket', socketWindow],
])('one message over %s', (_name, open) => {
  it('becomes a proposal, an accepted change on disk and an answer', async () => {
    model.reply(editReply(), 'Done: it is more polite now.');
    const window = await open();
    const { id: chatId } = await window.client.chat.create({ project: key });
    await window.follow(`chat:${chatId}`);
    await window.client.chat.send({ chatId, text: 'be polite' });

    const call = await waitingCall(window, chatId);
    expect(await window.client.queue.proposal({ chatId, callId: call.id })).toMatchObject({
      relativePath: 'greeting.txt',
      original: 'hello\n',
      proposed: 'good morning\n',
    });
    expect(await readFile(join(project, 'greeting.txt'), 'utf8')).toBe('hello\n');

    await decide(window.client, chatId, call);
    await idle(window, chatId);
    expect(await readFile(join(project, 'greeting.txt'), 'utf8')).toBe('good morning\n');
    expect(window.chat(chatId).items.findLast(({ kind }) => kind === 'assistant')).toMatchObject({
      kind: 'assistant',
      text: 'Done: it is more polite now.',
      state: 'complete',
    });
    expect(window.chat(chatId).calls[call.id]?.phase).toMatchObject({
      phase: 'done',
      allowance: { by: 'person', answer: 'accept' },
    });
    expect(model.requests[1]?.messages.at(-1)).toMatchObject({
      role: 'tool',
      content: expect.stringContaining('Successfully modified file: '),
    });
  });
});

describe('the application', () => {
  it('gives the first of two windows that decide at once, and tells the other', async () => {
    model.reply(editReply(), 'Done.');
    const [one, two] = [await memoryWindow(), await memoryWindow()];
    const { id: chatId } = await one.client.chat.create({ project: key });
    for (const window of [one, two]) await window.follow(`chat:${chatId}`);
    await one.client.chat.send({ chatId, text: 'go' });
    const call = await waitingCall(two, chatId);
    const outcomes = await Promise.allSettled([
      decide(one.client, chatId, call),
      decide(two.client, chatId, call),
    ]);
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(failures).toEqual([expect.objectContaining({ code: 'already-decided' })]);
    await idle(one, chatId);
  });

  it('brings a waiting call back after a restart, and the decision then works', async () => {
    model.reply(editReply(), 'Done.');
    const before = await memoryWindow();
    const { id: chatId } = await before.client.chat.create({ project: key });
    await before.follow(`chat:${chatId}`);
    await before.client.chat.send({ chatId, text: 'go' });
    await waitingCall(before, chatId);
    await app.close();

    app = await start();
    const after = await memoryWindow();
    await after.follow(`chat:${chatId}`);
    await decide(after.client, chatId, await waitingCall(after, chatId));
    await idle(after, chatId);
    expect(await readFile(join(project, 'greeting.txt'), 'utf8')).toBe('good morning\n');
  });

  it('says why a folder cannot be opened, and stays with the one that is', async () => {
    const { client } = await memoryWindow();
    const missing = join(folder, 'missing');
    await expect(client.project.open({ path: missing })).rejects.toMatchObject({
      code: 'not-found',
      message: `The folder “${missing}” does not exist.`,
    });
    await expect(client.project.open({ path: join(project, 'greeting.txt') })).rejects.toMatchObject({
      message: expect.stringContaining('is not a folder'),
    });
    expect((await client.project.list({ project: key, path: '' })).map(({ name }) => name)).toEqual([
      'greeting.txt',
    ]);
  });

  it('refuses Auto for longer than eight hours, and ends it when its time is over', async () => {
    const window = await memoryWindow();
    const { id: chatId } = await window.client.chat.create({ project: key });
    await window.follow(`chat:${chatId}`);
    const setAuto = (until: number) => window.client.chat.setMode({ chatId, mode: { kind: 'auto', until } });
    await expect(setAuto(Date.now() + 9 * 60 * 60 * 1000)).rejects.toMatchObject({ code: 'invalid' });
    await setAuto(Date.now() + 50);
    await window.until(() => (window.chat(chatId).mode.kind === 'ask' ? true : undefined));
  });

  it('does not know a chat, a topic or a call that is not there', async () => {
    const { client } = await memoryWindow();
    await expect(client.topics.subscribe({ topic: 'chat:none' })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(client.topics.subscribe({ topic: 'else' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(client.chat.send({ chatId: '../x', text: 'a' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('tells the model which shell its commands run in', async () => {
    model.reply('hi');
    const window = await memoryWindow();
    const { id: chatId } = await window.client.chat.create({ project: key });
    await window.follow(`chat:${chatId}`);
    await window.client.chat.send({ chatId, text: 'go' });
    await idle(window, chatId);
    expect(JSON.stringify(model.requests[0]?.body.tools)).toContain(' Commands run with `bash -c`.');
  });

  it('keeps the key out of everything but the request that needs it', async () => {
    model.reply('hi');
    const window = await memoryWindow();
    const { id: chatId } = await window.client.chat.create({ project: key });
    await window.follow(`chat:${chatId}`);
    await window.client.chat.send({ chatId, text: 'go' });
    await idle(window, chatId);
    await app.close();
    expect(model.requests[0]?.headers.authorization).toBe('Bearer canary-key');
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile()))
      expect(await readFile(join(file.parentPath, file.name), 'utf8')).not.toContain('canary-key');
    app = await start();
  });
});
