import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChatEvent } from '@shared/chat/chat';
import type { NumberedEvent } from '@shared/topics';
import { expect, test } from 'vitest';
import { type Child, startChild } from '../base/testing/child';
import { chatPath } from '../storage/chats/open-chat-log';
import { chatsFolder } from '../storage/project-key';
import { createHandlers } from './handlers/create-handlers';
import { firstProjectState, startTestApp, type TestApp } from './testing/test-app';

// Another process writes a chat that is open here, and ends or is killed: this process can then write the chat.

type Held = {
  readonly started: TestApp;
  readonly chatId: string;
  readonly file: string;
  readonly holder: Child;
};

/** A chat with one message, locked by another process. */
async function heldElsewhere(): Promise<Held> {
  const first = await startTestApp();
  first.model.reply('One.');
  const chat = await first.chat();
  await chat.send('first');
  await chat.until(({ turn }) => turn.kind === 'idle');
  await first.app.close();
  const file = chatPath(chatsFolder(first.home, first.project), chat.id);
  const holder = startChild(new URL('../base/testing/lock.child.ts', import.meta.url), [`${file}.lock`]);
  await holder.lines.next();
  holder.tell('go');
  expect((await holder.lines.next()).value).toBe('won');
  return { started: await first.again(), chatId: chat.id, file, holder };
}

async function kill(holder: Child): Promise<void> {
  holder.process.kill('SIGKILL');
  await holder.ended;
}

const said = (text: string) =>
  `${JSON.stringify({
    v: 1,
    at: 5,
    events: [{ type: 'item-added', item: { kind: 'user', id: text, at: 5, text } }],
    records: [{ role: 'user', itemId: text, text }],
  })}\n`;

test('a chat whose writer was killed is written by who sends the next message, with all the other had written', async () => {
  const { started, chatId, file, holder } = await heldElsewhere();
  const chat = await started.chat(chatId);
  await expect(chat.send('too early')).rejects.toMatchObject({ code: 'read-only' });
  expect(chat.state().access).toBe('read-only');
  await appendFile(file, said('by the other'));
  await kill(holder);
  started.model.reply('Two.');
  await chat.send('second');
  await chat.until(({ turn }) => turn.kind === 'idle');
  expect(chat.state().access).toBe('writer');
  expect(chat.state().items.map((item) => 'text' in item && item.text)).toEqual([
    'first',
    'One.',
    'by the other',
    'second',
    'Two.',
  ]);
  expect(JSON.stringify(started.model.requests.at(-1)?.messages)).toContain('by the other');
});

test('a window that turns to it is told by a gap in the numbers, and so takes a new snapshot', async () => {
  const { started, chatId, holder } = await heldElsewhere();
  const chat = await started.chat(chatId);
  await chat.open();
  const events: NumberedEvent[] = [];
  const { seq } = started.app.store.follow(`chat:${chatId}`, { sendEvent: (event) => events.push(event) });
  await kill(holder);
  await createHandlers(started.app).chat.look({ chatId }, { sendEvent() {} });
  expect(events[0]?.seq).toBeGreaterThan(seq + 1);
  expect(events.map(({ event }) => (event as ChatEvent).type)).toContain('access-changed');
  expect(firstProjectState(started.app).chats).toMatchObject([{ id: chatId, locked: false }]);
});

test('a chat that was listed as held elsewhere is listed as it is once it was opened', async () => {
  const { started, chatId, holder } = await heldElsewhere();
  expect(firstProjectState(started.app).chats).toMatchObject([{ id: chatId, locked: true }]);
  await kill(holder);
  await (await started.chat(chatId)).open();
  expect(firstProjectState(started.app).chats).toMatchObject([{ id: chatId, locked: false }]);
});

test('two that turn to it at once take it up once', async () => {
  const { started, chatId, file, holder } = await heldElsewhere();
  const chat = await started.chat(chatId);
  await chat.open();
  await kill(holder);
  const [one, two, three] = await Promise.all([chat.open(), chat.open(), chat.open()]);
  expect([one === two, two === three, chat.state().access]).toEqual([true, true, 'writer']);
  expect(JSON.parse(await readFile(`${file}.lock`, 'utf8')).pid).toBe(process.pid);
});

test('a chat that another application lets go of is taken up without a word of the user', async () => {
  const first = await startTestApp();
  const chat = await first.chat();
  const second = await first.again();
  const seen = await second.chat(chat.id);
  await seen.open();
  expect(seen.state().access).toBe('read-only');
  await first.app.close();
  await seen.until(({ access }) => access === 'writer');
});

test('a chat with lines of a newer format is shown and takes nothing', async () => {
  const first = await startTestApp();
  const chat = await first.chat();
  await first.app.close();
  const file = join(chatsFolder(first.home, first.project), `${chat.id}.jsonl`);
  const newer = '{"v":99,"at":9,"something":"else"}';
  await appendFile(file, said('before') + newer);
  const text = await readFile(file, 'utf8');
  const later = await first.again();
  const shown = await later.chat(chat.id);
  await expect(shown.send('hello')).rejects.toMatchObject({
    code: 'read-only',
    message: 'A newer version of Pilotfish wrote to this chat. Update Pilotfish to write here.',
  });
  expect(shown.state()).toMatchObject({ access: 'newer-format', items: [{ text: 'before' }] });
  await later.app.close();
  expect(await readFile(file, 'utf8')).toBe(text);
});
