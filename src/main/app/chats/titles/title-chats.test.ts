import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createGate, type FakeReply } from '../../../../../e2e/fake-model';
import { createHandlers } from '../../handlers/create-handlers';
import {
  caller,
  firstProject,
  firstProjectState,
  startTestApp,
  type TestApp,
  type TestAppChat,
} from '../../testing/test-app';

// Titles of chats after their first answer, in the whole application.

const listed = ({ app }: TestApp) => firstProjectState(app).chats.map(({ title }) => title);

const isAnswered = (messages: number) => (state: ReturnType<TestAppChat['state']>) =>
  state.turn.kind === 'idle' && state.items.filter(({ kind }) => kind === 'assistant').length === messages;

async function answered(test: TestApp, text: string, title: FakeReply | string): Promise<TestAppChat> {
  test.model.titleReply(title);
  test.model.reply('By counting their nests.');
  const chat = await test.chat();
  await chat.send(text);
  await chat.until(isAnswered(1));
  return chat;
}

const logOf = ({ home }: TestApp) => readFile(join(home, 'logs', 'pilotfish.log'), 'utf8').catch(() => '');

it('is what the model proposes once it has answered, in the list and in the file, and is asked for once', async () => {
  const test = await startTestApp();
  const chat = await answered(test, 'how are herons counted here?\nthere are many', '"Counting herons."\n');
  await chat.until(({ title }) => title === 'Counting herons');
  expect(chat.state().titleBy).toBe('model');
  expect(chat.state().usage?.inputTokens).toBe(200);
  expect(listed(test)).toEqual(['Counting herons']);
  expect(test.model.titleRequests.map(({ messages }) => messages.at(-1)?.content)).toEqual([
    'Person: how are herons counted here?\nthere are many\n\nAgent: By counting their nests.',
  ]);
  test.model.reply('Yes.');
  await chat.send('really?');
  await chat.until(isAnswered(2));
  expect(test.model.titleRequests).toHaveLength(1);
  await test.app.close();
  const again = await test.again();
  expect((await (await again.chat(chat.id)).open()).id).toBe(chat.id);
  expect((await again.chat(chat.id)).state()).toMatchObject({ title: 'Counting herons', titleBy: 'model' });
});

it('is left to the user who named the chat, whenever the proposal comes', async () => {
  const test = await startTestApp();
  const hold = createGate();
  const chat = await answered(test, 'count the herons', { text: 'Counting herons', hold });
  await hold.reached;
  const open = await chat.open();
  await open.rename('My birds');
  hold.release();
  await open.rename('Counting herons', 'model');
  expect(chat.state()).toMatchObject({ title: 'My birds', titleBy: 'person' });
  test.model.reply('Yes.');
  await chat.send('really?');
  await chat.until(isAnswered(2));
  expect(chat.state().title).toBe('My birds');
  expect(test.model.titleRequests).toHaveLength(1);
});

it('stays the beginning of the first message where nothing is there to be named yet, until there is', async () => {
  const test = await startTestApp();
  const chat = await answered(test, 'hello', '-');
  test.model.titleReply('Counting herons');
  test.model.reply('By counting their nests.');
  await chat.send('how are herons counted?');
  await chat.until(({ title }) => title === 'Counting herons');
  expect(test.model.titleRequests).toHaveLength(2);
});

it('stays so where the model cannot be asked, which the log says and nobody else; it is not asked again', async () => {
  const test = await startTestApp();
  const chat = await answered(test, 'count the herons', { status: 400, body: { error: { message: 'no' } } });
  await expect.poll(() => logOf(test)).toContain('a title for a chat');
  test.model.reply('Yes.');
  await chat.send('really?');
  await chat.until(isAnswered(2));
  expect(chat.state()).toMatchObject({ title: 'count the herons', turn: { kind: 'idle' } });
  expect(chat.state().items.map(({ kind }) => kind)).toEqual(['user', 'assistant', 'user', 'assistant']);
  expect(test.model.titleRequests).toHaveLength(1);
  expect(test.app.store.state('app').notices).toEqual([]);
});

it('is not asked for where the settings say so, nobody is there, or the question is one of the small window', async () => {
  const off = await startTestApp();
  const { settings } = createHandlers(off.app);
  await settings.set({ key: 'chats.titles', value: false }, caller);
  await answered(off, 'count the herons', 'Never');
  const quick = await off.chat(await firstProject(off.app).chats.create(undefined, { shelf: 'quick-ask' }));
  await settings.set({ key: 'chats.titles', value: true }, caller);
  off.model.reply('Two.');
  await quick.send('how many?');
  await quick.until(isAnswered(1));
  const alone = await off.again({ unattended: true });
  await answered(alone, 'count the herons', 'Never');
  expect(off.model.titleRequests).toEqual([]);
});

it('is given up when the application closes, and keeps nobody waiting', async () => {
  const test = await startTestApp();
  const hold = createGate();
  const chat = await answered(test, 'count the herons', { text: 'Counting herons', hold });
  await hold.reached;
  await test.app.close();
  expect(await logOf(test)).not.toContain('a title for a chat');
  expect(chat.state().title).toBe('count the herons');
});
