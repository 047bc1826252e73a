import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chatTopic } from '@shared/topics';
import { expect, test } from 'vitest';
import { backgroundCall, editCall } from '../../../e2e/calls';
import { chatPath } from '../storage/chats/open-chat-log';
import { chatsFolder } from '../storage/project-key';
import { createHandlers } from './handlers/create-handlers';
import {
  firstProject,
  firstProjectState,
  startTestApp,
  type TestApp,
  type TestAppChat,
} from './testing/test-app';

const start = () => startTestApp({ 'a.txt': 'one\n' }, { chatIdleMs: 250 });

function isOpen({ app }: TestApp, { id }: TestAppChat): boolean {
  return firstProject(app).chats.isOpened(id);
}

const isLetGo = (started: TestApp, chat: TestAppChat) =>
  expect.poll(() => isOpen(started, chat), { timeout: 10_000 }).toBe(false);

/** Waits until a chat that is idle from the start is closed; the other chats had the same time by then. */
async function timeHasPassed(started: TestApp): Promise<void> {
  await isLetGo(started, await started.chat());
}

test('a chat in which nothing happens is let go of, and is the same when it is opened again', async () => {
  const started = await start();
  const { app, model } = started;
  model.reply(
    { text: 'I look.', calls: [{ name: 'read_file', arguments: { path: 'a.txt' } }] },
    'It says one.',
  );
  const chat = await started.chat();
  const { agent } = await chat.open();
  await agent.send('what does it say?');
  await agent.settled();
  const [before, line] = [chat.state(), firstProjectState(app).chats];
  await isLetGo(started, chat);
  expect(firstProjectState(app).chats).toEqual(line);

  await chat.open();
  expect(chat.state()).toEqual(before);
  model.reply('Still one.');
  await chat.send('and now?');
  await chat.until(({ turn }) => turn.kind === 'idle');
  const [last] = model.requests.slice(-1);
  expect(last?.messages.map(({ role }) => role)).toEqual([
    ...['system', 'user', 'assistant', 'tool', 'assistant', 'user'],
  ]);
});

test('it stays while a window follows it, and goes when the last one leaves', async () => {
  const started = await start();
  const { store } = started.app;
  const chat = await started.chat();
  const [one, other] = [{ sendEvent() {} }, { sendEvent() {} }];
  for (const window of [one, other]) store.follow(chatTopic(chat.id), window);
  await timeHasPassed(started);
  expect(isOpen(started, chat)).toBe(true);
  store.drop(one);
  await timeHasPassed(started);
  expect(isOpen(started, chat)).toBe(true);
  store.unfollow(chatTopic(chat.id), other);
  await isLetGo(started, chat);
});

test('it goes though a window was lost while it was still being opened for it', async () => {
  const started = await start();
  const { app } = started;
  const chat = await started.chat();
  await isLetGo(started, chat);
  const window = { sendEvent() {} };
  const following = createHandlers(app).topics.subscribe({ topic: chatTopic(chat.id) }, window);
  app.store.drop(window);
  await following;
  await isLetGo(started, chat);
});

test('it stays while a call waits for an answer, and goes after the turn', async () => {
  const started = await start();
  started.model.reply({ calls: [editCall(join(started.project, 'a.txt'), 'one', 'two')] }, 'Done.');
  const chat = await started.chat();
  await chat.send('make it two');
  await chat.waiting();
  await timeHasPassed(started);
  expect(isOpen(started, chat)).toBe(true);
  await chat.decide({ answer: 'accept' });
  await chat.until(({ turn }) => turn.kind === 'idle');
  await isLetGo(started, chat);
});

test('it stays while a command of it goes on', async () => {
  const started = await start();
  started.model.reply({ calls: [backgroundCall('sleep 660', 'Server')] }, 'It runs.');
  const chat = await started.chat();
  await chat.send('start it');
  await chat.until(({ turn }) => turn.kind === 'idle');
  await timeHasPassed(started);
  expect(isOpen(started, chat)).toBe(true);
  const [server] = started.app.store.state('app').terminals;
  started.app.terminals.stop(server?.id ?? '');
  await isLetGo(started, chat);
});

test('it stays when its file is gone: nobody else knows what was said', async () => {
  const started = await start();
  started.model.reply('Hello.');
  const chat = await started.chat();
  const { agent } = await chat.open();
  await agent.send('hi');
  await agent.settled();
  await rm(chatPath(chatsFolder(started.home, started.project), chat.id));
  await timeHasPassed(started);
  expect(isOpen(started, chat)).toBe(true);
});

test('one that is asked for while it goes is opened when it is gone', async () => {
  const started = await start();
  const chat = await started.chat();
  for (let round = 0; round < 5; round += 1) {
    await isLetGo(started, chat);
    await (await chat.open()).rename(`Round ${round}`);
    expect(chat.state()).toMatchObject({ title: `Round ${round}`, access: 'writer' });
  }
});
