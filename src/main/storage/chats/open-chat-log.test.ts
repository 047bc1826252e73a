import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ChatEvent, JournaledChatEvent } from '@shared/chat/chat';
import { worded } from '@shared/texts/testing/worded';
import type { NumberedEvent } from '@shared/topics';
import { createStore } from '@shared/wire/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startChild } from '../../base/testing/child';
import { tempFolder } from '../../base/testing/temp-folder';
import type { ChatLog } from './chat-log';
import { chatPath, openChatLog } from './open-chat-log';

let folder: string;
let opened: ChatLog[];

beforeEach(async () => {
  folder = join(await tempFolder(), 'chats', 'key');
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((log) => log.close()));
});

const create = { title: 'New chat', mode: { kind: 'ask' }, model: null } as const;

async function open(options: { create?: typeof create; store?: ReturnType<typeof createStore> } = {}) {
  const store = options.store ?? createStore();
  const log = await openChatLog({ folder, id: 'c', store, now: () => 100, create: options.create });
  opened.push(log);
  return log;
}

const userMessage = (text: string): JournaledChatEvent => ({
  type: 'item-added',
  item: { kind: 'user', id: text, at: 200, text },
});

describe('a new chat', () => {
  it('is on disk with its title, mode and model before it can be used', async () => {
    const log = await open({ create });
    expect(log.state()).toMatchObject({ id: 'c', createdAt: 100, access: 'writer', ...create });
    const [line = ''] = (await readFile(chatPath(folder, 'c'), 'utf8')).split('\n');
    expect(JSON.parse(line)).toEqual({
      v: 1,
      at: 100,
      events: [{ type: 'chat-created', id: 'c', at: 100, ...create }],
    });
  });

  it('cannot be made where there is one, and the lock is let go of', async () => {
    await (await open({ create })).close();
    await expect(open({ create })).rejects.toMatchObject({ code: 'EEXIST' });
    expect((await open()).state().access).toBe('writer');
  });

  it.each([
    { what: 'for its lock', fileSizeLimit: 0, title: 1 },
    { what: 'for its first line', fileSizeLimit: 1, title: 2000 },
  ])('is refused when the disk has no room $what, and leaves nothing behind', async (full) => {
    const script = new URL('../testing/create-chat.child.ts', import.meta.url);
    const child = startChild(script, [folder, String(full.title)], full);
    expect((await child.lines.next()).value).toBe('refused: unavailable');
    await child.ended;
    expect(await readdir(folder)).toEqual([]);
  });

  it('is refused in words when its folder cannot be made', async () => {
    await mkdir(dirname(dirname(folder)), { recursive: true });
    await writeFile(dirname(folder), 'a file');
    await expect(open({ create })).rejects.toMatchObject({
      code: 'unavailable',
      message: `Cannot save chats in ${folder}: part of the path is a file.`,
    });
    await rm(dirname(folder));
  });
});

describe('a chat', () => {
  it('that is not there is not found, and leaves nothing behind', async () => {
    await expect(open()).rejects.toMatchObject({ code: 'not-found' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('is never looked for outside its folder', async () => {
    const outside = openChatLog({ folder, id: '../c', store: createStore(), now: () => 1 });
    await expect(outside).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is the same after it was closed and opened again', async () => {
    const first = await open({ create });
    await first.append({
      events: [userMessage('hi')],
      records: [{ role: 'user', itemId: 'hi', text: 'hi' }],
    });
    const [state, records] = [first.state(), first.records()];
    await first.close();
    const again = await open();
    expect([again.state(), again.records()]).toEqual([state, records]);
  });

  it('shows an entry to the windows only when it is in the file, and in order', async () => {
    const store = createStore();
    const log = await open({ create, store });
    const seen: string[] = [];
    store.follow('chat:c', {
      sendEvent: ({ event }: NumberedEvent) =>
        seen.push((event as ChatEvent & { item: { id: string } }).item.id),
    });
    const writing = Promise.all(['a', 'b', 'c'].map((text) => log.append({ events: [userMessage(text)] })));
    expect(seen).toEqual([]);
    await writing;
    expect(seen).toEqual(['a', 'b', 'c']);
  });

  it('does not keep what is only shown', async () => {
    const log = await open({ create });
    await log.append({
      events: [
        {
          type: 'item-added',
          item: {
            kind: 'assistant',
            id: 'm',
            at: 1,
            model: 'x',
            text: '',
            reasoning: '',
            state: 'streaming',
            callIds: [],
          },
        },
      ],
    });
    log.show({ type: 'assistant-delta', id: 'm', text: 'half', reasoning: '' });
    expect(log.state().items[0]).toMatchObject({ text: 'half' });
    await log.close();
    expect((await open()).state().items[0]).toMatchObject({ text: '' });
  });

  it('takes nothing more once it is closed', async () => {
    const log = await open({ create });
    await log.close();
    await log.close();
    await expect(log.append({ events: [userMessage('late')] })).rejects.toMatchObject({ code: 'closed' });
  });

  it('says in itself how many lines could not be read, and does not keep that', async () => {
    await (await open({ create })).close();
    const path = chatPath(folder, 'c');
    await writeFile(path, `${await readFile(path, 'utf8')}nonsense\n`);
    const log = await open();
    expect(worded(log.state().items)).toEqual([
      {
        kind: 'notice',
        id: 'skipped-lines',
        at: 100,
        level: 'warning',
        text: `1 line of this chat could not be read and was skipped. It is still in ${path}.`,
      },
    ]);
    await log.append({ events: [userMessage('hi')] });
    expect((await readFile(path, 'utf8')).split('\n')[1]).toBe('nonsense');
  });
});

describe('a chat that is open elsewhere', () => {
  it('can be read and shown, not written', async () => {
    const writer = await open({ create });
    await writer.append({
      events: [userMessage('hi')],
      records: [{ role: 'user', itemId: 'hi', text: 'hi' }],
    });
    const reader = await open();
    expect(reader.state()).toEqual({ ...writer.state(), access: 'read-only' });
    expect(reader.records()).toEqual(writer.records());
    await expect(reader.append({ events: [userMessage('no')] })).rejects.toMatchObject({ code: 'read-only' });
    reader.show({ type: 'todos-changed', todos: [{ id: '1', content: 'look', status: 'pending' }] });
    expect(reader.state().todos).toHaveLength(1);
  });

  it('is found missing when it is only being made there', async () => {
    await (await open({ create })).close();
    await rm(chatPath(folder, 'c'));
    await writeFile(`${chatPath(folder, 'c')}.lock`, '');
    await expect(open()).rejects.toMatchObject({ code: 'not-found' });
  });
});
