import { access, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createStore } from '@shared/wire/store';
import { expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../base/testing/temp-folder';
import type { ChatLog } from './chat-log';
import { openChatLog } from './open-chat-log';
import { createPendingNotices } from './pending-notices';

const create = { title: 'New chat', mode: { kind: 'ask' }, model: null } as const;

async function open(folder: string, isNew: 'new' | 'known' = 'known'): Promise<ChatLog> {
  const log = await openChatLog({
    folder,
    id: 'c',
    store: createStore(),
    now: () => 100,
    ...(isNew === 'new' && { create }),
  });
  onTestFinished(() => log.close());
  return log;
}

/** A chat that was created and closed again. */
async function closedChat(): Promise<{ folder: string; id: string }> {
  const folder = join(await tempFolder(), 'chats');
  await (await open(folder, 'new')).close();
  return { folder, id: 'c' };
}

const noted = (log: ChatLog) =>
  log.records().map((record) => (record.role === 'note' ? record.text : record.role));

const waiting = async (chat: { folder: string; id: string }) =>
  await readdir(join(chat.folder, 'notes', chat.id)).catch(() => []);

it('a note for an open chat is in its file at once', async () => {
  const chat = await closedChat();
  const notes = createPendingNotices();
  const log = await open(chat.folder);
  notes.open(chat.folder, log);
  await notes.tell(chat, 'one');
  expect(noted(log)).toEqual(['one']);
  await log.close();
  expect(noted(await open(chat.folder))).toEqual(['one']);
});

it('notes for a closed chat wait on disk, and are taken once, in their order, when it is open again', async () => {
  const chat = await closedChat();
  const earlier = createPendingNotices();
  await earlier.tell(chat, 'one');
  await earlier.tell(chat, 'two');
  // Another application, as after a restart.
  const notes = createPendingNotices();
  const log = await open(chat.folder);
  const opened = notes.open(chat.folder, log);
  await Promise.all([opened.deliver(), opened.deliver()]);
  expect(noted(log)).toEqual(['one', 'two']);
  expect(await waiting(chat)).toEqual([]);
});

it('a note for a chat that is being closed waits for the next time', async () => {
  const chat = await closedChat();
  const notes = createPendingNotices();
  const log = await open(chat.folder);
  const opened = notes.open(chat.folder, log);
  await log.close();
  await notes.tell(chat, 'late');
  opened.close();
  expect(await waiting(chat)).toHaveLength(1);
  const again = await open(chat.folder);
  await notes.open(chat.folder, again).deliver();
  expect(noted(again)).toEqual(['late']);
});

it('a chat that another process writes takes its notes there, not here', async () => {
  const chat = await closedChat();
  const [here, there] = [createPendingNotices(), createPendingNotices()];
  const writer = await open(chat.folder);
  const reader = await open(chat.folder);
  const read = here.open(chat.folder, reader);
  const written = there.open(chat.folder, writer);
  await here.tell(chat, 'from here');
  await read.deliver();
  expect(noted(writer)).toEqual([]);
  await written.deliver();
  expect(noted(writer)).toEqual(['from here']);
});

it('a note that cannot be read does not hold up those that came after it', async () => {
  const chat = await closedChat();
  const notes = createPendingNotices();
  await mkdir(join(chat.folder, 'notes', chat.id, '000-unreadable.txt'), { recursive: true });
  await notes.tell(chat, 'one');
  const log = await open(chat.folder);
  await notes.open(chat.folder, log).deliver();
  expect(noted(log)).toEqual(['one']);
});

it('a chat that was removed is told nothing, and leaves nothing', async () => {
  const chat = await closedChat();
  const notes = createPendingNotices();
  await notes.tell({ ...chat, id: 'gone' }, 'one');
  await notes.tell(chat, 'one');
  await notes.forget(chat);
  expect(await waiting(chat)).toEqual([]);
  await expect(access(join(chat.folder, 'notes', 'gone'))).rejects.toThrow('ENOENT');
});
