import { realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChatEvent } from '@shared/chat/chat';
import { beforeEach, expect, test } from 'vitest';
import { editCall, writeCall } from '../../../e2e/calls';
import { createGate, type FakeReply } from '../../../e2e/fake-model';
import { tempFolder } from '../base/testing/temp-folder';
import { chatPath } from '../storage/chats/open-chat-log';
import { chatsFolder } from '../storage/project-key';
import { type Platter, watchPlatter } from '../storage/testing/platter';
import { createHandlers } from './handlers/create-handlers';
import {
  addRule,
  firstProjectState,
  removeRule,
  startTestApp,
  type TestApp,
  type TestAppChat,
} from './testing/test-app';

// A power cut at the moment of an acknowledgement: the acknowledged data survives.

let started: TestApp;
let platter: Platter;
/** Events that windows showed, or actions about to happen, that a power cut would have undone. */
let uncertain: ChatEvent[];

beforeEach(async () => {
  const folder = await realpath(await tempFolder());
  platter = await watchPlatter(folder);
  started = await startTestApp({ 'a.txt': 'one\n' }, { home: join(folder, 'home') });
  uncertain = [];
  started.app.store.onEvent(({ topic, event }) => {
    if (!topic.startsWith('chat:') || !isPromise(event as ChatEvent)) return;
    if (!kept(topic.slice('chat:'.length)).includes(JSON.stringify(event)))
      uncertain.push(event as ChatEvent);
  });
});

/** Whether the event is an action of the user, or precedes an irreversible action. */
function isPromise(event: ChatEvent): boolean {
  switch (event.type) {
    case 'item-added':
      return event.item.kind === 'user' || event.item.kind === 'summary';
    case 'call-moved':
      return event.phase.phase === 'running' || event.phase.phase === 'rejected';
    default:
      return certain.includes(event.type);
  }
}

const certain: readonly ChatEvent['type'][] = [
  'changing-files',
  'chat-created',
  'message-queued',
  'message-unqueued',
  'mode-changed',
  'model-changed',
  'todos-changed',
  'title-changed',
  'rule-added',
  'rule-removed',
];

/** The part of the chat that survives a power cut. */
function kept(chatId: string): string {
  return platter.after(chatPath(chatsFolder(started.home, started.project), chatId)) ?? '';
}

async function proposed(reply: FakeReply): Promise<TestAppChat> {
  started.model.reply(reply, 'Done.');
  const chat = await started.chat();
  await chat.send('go');
  await chat.waiting();
  return chat;
}

const edit = () => ({ calls: [editCall(join(started.project, 'a.txt'), 'one', 'two')] });
const idle = (chat: TestAppChat) => chat.until(({ turn }) => turn.kind === 'idle');

test('a new chat, its folder and what was said in it', async () => {
  started.model.reply('Hello.');
  const chat = await started.chat();
  expect(kept(chat.id)).toContain('chat-created');
  await chat.send('hello there');
  expect(kept(chat.id)).toContain('hello there');
  await idle(chat);
  expect(uncertain).toEqual([]);
});

test('a message that waits in line, and that it was taken back', async () => {
  const hold = createGate();
  started.model.reply({ text: 'Slowly.', hold }, 'Then this.');
  const chat = await started.chat();
  await chat.send('first');
  await hold.reached;
  await chat.send('second');
  await chat.send('third');
  expect(kept(chat.id)).toContain('third');
  const { agent } = await chat.open();
  await agent.unqueue(chat.state().queued[1]?.id ?? '');
  expect(kept(chat.id)).toContain('message-unqueued');
  hold.release();
  await idle(chat);
  expect(uncertain).toEqual([]);
});

test.each([
  ['a change', edit],
  ['a command', () => ({ calls: [{ name: 'run_shell_command', arguments: { command: 'touch made' } }] })],
])('the word to go on with %s, before it begins', async (_what, reply) => {
  const chat = await proposed(reply());
  await chat.decide({ answer: 'accept' });
  expect(kept(chat.id)).toContain('"phase":"running"');
  await idle(chat);
  expect(uncertain).toEqual([]);
});

test('the word to go on with what only reads, where a rule asks', async () => {
  await addRule(started.app, { effect: 'ask', tool: 'read_file', match: undefined, scope: 'everywhere' });
  const chat = await proposed({ calls: [{ name: 'read_file', arguments: { path: 'a.txt' } }] });
  await chat.decide({ answer: 'accept' });
  expect(kept(chat.id)).toContain('"phase":"running"');
  await idle(chat);
  expect(uncertain).toEqual([]);
});

test('that changes are taken back, before a file is written', async () => {
  const chat = await proposed(edit());
  await chat.decide({ answer: 'accept' });
  await idle(chat);
  const { changes } = await chat.open();
  const { files } = await changes.list({ kind: 'chat' });
  const wish = files.flatMap(({ path, undo }) =>
    undo.kind === 'back' ? [{ path, hash: undo.hash, over: false }] : [],
  );
  await changes.takeBack({ kind: 'chat' }, { files: wish, whileRunning: false });
  expect(kept(chat.id)).toContain('taken-back');
  expect(uncertain).toEqual([]);
});

test('a rejection', async () => {
  const chat = await proposed(edit());
  await chat.decide({ answer: 'reject', reason: 'not like that' });
  expect(kept(chat.id)).toContain('not like that');
  await idle(chat);
  expect(uncertain).toEqual([]);
});

test('that a stale proposal was given up', async () => {
  const chat = await proposed({ calls: [writeCall(join(started.project, 'a.txt'), 'two\n')] });
  await writeFile(join(started.project, 'a.txt'), 'three\n');
  await chat.until(({ calls }) =>
    Object.values(calls).some(({ phase }) => phase.phase === 'waiting' && phase.question.stale !== null),
  );
  await chat.decide({ answer: 'give-up-stale', readAgain: false });
  expect(kept(chat.id)).toContain('"phase":"failed"');
});

test.each(['chat', 'project'] as const)('a rule for the %s, before what it allows begins', async (scope) => {
  const chat = await proposed(edit());
  const rule = { tool: 'edit', match: 'a.txt', scope };
  await chat.decide({ answer: 'always', rule });
  const rules = () => platter.after(join(started.home, 'rules.json'));
  expect(scope === 'chat' ? kept(chat.id) : rules()).toContain('"a.txt"');
  await idle(chat);
  const { rules: own } = chat.state();
  const id =
    [...own, ...firstProjectState(started.app).rules].find(({ match }) => match === 'a.txt')?.id ?? '';
  if (scope === 'project') await removeRule(started.app, id);
  else await (await chat.open()).removeRule(id);
  if (scope === 'chat') expect(kept(chat.id)).toContain('rule-removed');
  else expect(rules()).not.toContain('"a.txt"');
  expect(uncertain).toEqual([]);
});

test('mode, model, title and todos of a chat', async () => {
  const chat = await started.chat();
  const open = await chat.open();
  await open.setMode({ kind: 'plan' });
  await open.setModel({ providerId: 'environment', model: 'other' });
  await open.rename('A name');
  await open.setTodos([{ id: '1', content: 'look', status: 'pending' }]);
  expect(uncertain).toEqual([]);
});

test('a summary that stands for what was said', async () => {
  started.model.reply('A long answer.', 'They talked at length. '.repeat(10));
  const chat = await started.chat();
  await chat.send('first');
  await idle(chat);
  await (await chat.open()).agent.compact();
  await chat.until(({ items }) => items.some(({ kind }) => kind === 'summary'));
  await idle(chat);
  expect(uncertain).toEqual([]);
});

test('that a chat was removed', async () => {
  const chat = await started.chat();
  await createHandlers(started.app).chat.remove({ chatId: chat.id }, { sendEvent() {} });
  expect(platter.after(chatPath(chatsFolder(started.home, started.project), chat.id))).toBeNull();
});

test('settings and keys', async () => {
  await started.app.settings.change({ theme: 'dark' });
  expect(platter.after(join(started.home, 'settings.json'))).toContain('dark');
  const provider = { id: 'own', name: 'Own', baseUrl: 'http://127.0.0.1:9/v1', model: 'm' };
  const rest = { headers: {}, images: false, files: false, tools: true };
  await started.app.settings.saveProvider({ ...provider, ...rest }, 'canary-key');
  expect(platter.after(join(started.home, 'settings.json'))).toContain('"own"');
  expect(platter.after(join(started.home, 'secrets'))).toContain('canary-key');
});
