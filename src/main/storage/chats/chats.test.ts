import { appendFile, mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createStore } from '@shared/wire/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startChild } from '../../base/testing/child';
import { tempFolder } from '../../base/testing/temp-folder';
import type { ChatLog } from './chat-log';
import { chatSummary } from './chats';
import { listChats } from './list-chats';
import { chatPath, openChatLog } from './open-chat-log';
import { trashChat } from './trash';

let folder: string;
let opened: ChatLog[];

beforeEach(async () => {
  folder = await tempFolder();
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((log) => log.close()));
});

async function makeChat(id: string, at: number): Promise<ChatLog> {
  const create = { title: `Chat ${id}`, mode: { kind: 'ask' }, model: null } as const;
  const log = await openChatLog({ folder, id, store: createStore(), now: () => at, create });
  opened.push(log);
  return log;
}

async function makeClosed(...chats: readonly [string, number][]): Promise<void> {
  for (const [id, at] of chats) await (await makeChat(id, at)).close();
}

/** The list before the rest is read. */
const listAll = async (place: string) => (await listChats(place)).chats;

function createdLine(id: string, at: number): string {
  const event = { type: 'chat-created', id, title: `Chat ${id}`, at, mode: { kind: 'ask' }, model: null };
  return `${JSON.stringify({ v: 1, at, events: [event] })}\n`;
}

function spokenLine(at: number, text: string): string {
  const item = { kind: 'user', id: 'm', at, text };
  return `${JSON.stringify({ v: 1, at, events: [{ type: 'item-added', item }] })}\n`;
}

/** An index with an outdated entry of the chat. */
async function writeIndexed(id: string, title: string): Promise<void> {
  const summary = { title, createdAt: 1, updatedAt: 1, turn: 'idle', waiting: [] };
  const index = { v: 2, chats: { [id]: { size: 1, mtimeMs: 1, summary } } };
  await writeFile(join(folder, 'index.json'), JSON.stringify(index));
}

const idle = { turn: 'idle', waiting: [], locked: false } as const;

describe('the list of chats', () => {
  it('is empty where there is no folder', async () => {
    expect(await listAll(join(folder, 'none'))).toEqual([]);
  });

  it('is read from the files, newest first', async () => {
    await makeClosed(['a', 1], ['b', 3], ['c', 2]);
    expect(await listAll(folder)).toEqual([
      { id: 'b', title: 'Chat b', createdAt: 3, updatedAt: 3, ...idle },
      { id: 'c', title: 'Chat c', createdAt: 2, updatedAt: 2, ...idle },
      { id: 'a', title: 'Chat a', createdAt: 1, updatedAt: 1, ...idle },
    ]);
  });

  it('is the same with a broken index, or none', async () => {
    await makeClosed(['a', 1], ['b', 2]);
    const chats = await listAll(folder);
    for (const index of ['', '{"v":2,"chats":{"a":{"size":"?"}}}', '[]']) {
      await writeFile(join(folder, 'index.json'), index);
      expect(await listAll(folder)).toEqual(chats);
    }
    expect(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))).toMatchObject({ v: 2 });
  });

  it('says where the user keeps a chat, from the file and from the index', async () => {
    const log = await makeChat('a', 1);
    await log.append({ events: [{ type: 'shelf-changed', shelf: 'archived' }] });
    await log.append({ events: [{ type: 'shelf-changed', shelf: 'pinned' }] });
    await log.close();
    const pinned = { id: 'a', title: 'Chat a', createdAt: 1, updatedAt: 1, ...idle, shelf: 'pinned' };
    expect(await listAll(folder)).toEqual([pinned]);
    expect(await listAll(folder)).toEqual([pinned]);
    expect(await readFile(chatPath(folder, 'a'), 'utf8')).toContain('{"v":5,');
  });

  it('names the questions that will be asked again: none of a call that is nested in another', async () => {
    const log = await makeChat('a', 1);
    const what = { messageId: 'm', tool: 'edit', displayName: '', title: 'Edit', inputPreview: '' };
    const subject = { kind: 'call', tool: 'edit', input: '{}' } as const;
    const question = { subject, hash: 'h', why: '', always: [], danger: false, stale: null };
    const phase = { phase: 'waiting', since: 0, question } as const;
    const call = { id: 'k', ...what, phase };
    await log.append({ events: [{ type: 'call-added', call }] });
    const nested = { ...call, id: 'n/1', parentId: 'n' };
    await log.append({ events: [{ type: 'call-added', call: nested }] });
    const asked = { callId: 'k', title: 'Edit', kind: 'call', since: 0, danger: false };
    expect(chatSummary(log.state()).waiting).toEqual([asked, { ...asked, callId: 'n/1' }]);
    await log.close();
    for (const how of ['from the file', 'from the index'])
      expect([how, await listAll(folder)]).toMatchObject([how, [{ id: 'a', waiting: [asked] }]]);
  });

  it('trusts the index for a file that did not change, and only for that', async () => {
    await makeClosed(['a', 1], ['b', 2]);
    await listAll(folder);
    const index = await readFile(join(folder, 'index.json'), 'utf8');
    await writeFile(join(folder, 'index.json'), index.replaceAll('Chat', 'Indexed'));
    const title = `{"v":1,"at":9,"events":[{"type":"title-changed","title":"Renamed"}]}\n`;
    await appendFile(chatPath(folder, 'a'), title);
    expect((await listAll(folder)).map((chat) => chat.title)).toEqual(['Indexed b', 'Renamed']);
  });

  it('reads the chats anew that an index of an earlier version knows, which only counted their questions', async () => {
    await makeClosed(['a', 1]);
    await listAll(folder);
    const index = await readFile(join(folder, 'index.json'), 'utf8');
    const earlier = index.replace('"v":2', '"v":1').replace('"waiting":[]', '"waiting":3');
    await writeFile(join(folder, 'index.json'), earlier.replace('Chat a', 'Indexed'));
    expect(await listAll(folder)).toMatchObject([{ title: 'Chat a', waiting: [] }]);
    expect(await readFile(join(folder, 'index.json'), 'utf8')).toBe(index);
  });

  it('reads a file again that kept its size but not its time', async () => {
    await makeClosed(['a', 1]);
    await listAll(folder);
    await writeFile(
      chatPath(folder, 'a'),
      (await readFile(chatPath(folder, 'a'), 'utf8')).replace('Chat a', 'Chat z'),
    );
    await utimes(chatPath(folder, 'a'), 50, 50);
    expect((await listAll(folder)).map((chat) => chat.title)).toEqual(['Chat z']);
  });

  it('forgets a chat whose file is gone', async () => {
    await makeClosed(['a', 1], ['b', 2]);
    await listAll(folder);
    await rm(chatPath(folder, 'a'));
    expect((await listAll(folder)).map((chat) => chat.id)).toEqual(['b']);
    expect(await readFile(join(folder, 'index.json'), 'utf8')).not.toContain('Chat a');
  });

  it('is had even when the index cannot be kept', async () => {
    await makeClosed(['a', 1]);
    await rm(join(folder, 'index.json'), { force: true });
    await mkdir(join(folder, 'index.json'));
    expect(await listAll(folder)).toHaveLength(1);
  });

  it('does not wait for what takes long to read, and tells of it later', async () => {
    const log = await makeChat('long', 1);
    await log.append({ events: [{ type: 'title-changed', title: 'Named at first' }] });
    const text = 'x'.repeat(1024 * 1024);
    for (let id = 0; id < 5; id += 1)
      await log.append({
        events: [{ type: 'item-added', item: { kind: 'user', id: `${id}`, at: 9, text } }],
      });
    await log.append({ events: [{ type: 'title-changed', title: 'Named later' }] });
    await log.close();
    await makeClosed(['short', 2]);
    await utimes(chatPath(folder, 'long'), 50, 50);

    const list = await listChats(folder);
    const begun = { id: 'long', title: 'Named at first', createdAt: 1, updatedAt: 50_000, ...idle };
    expect(list.chats).toMatchObject([begun, { id: 'short', title: 'Chat short' }]);
    const told: unknown[] = [];
    await list.complete((chat) => told.push(chat));
    const whole = { id: 'long', title: 'Named later', createdAt: 1, updatedAt: 9, ...idle };
    expect(told).toEqual([whole]);
    expect((await listAll(folder)).find(({ id }) => id === 'long')).toEqual(whole);

    await utimes(chatPath(folder, 'long'), 60, 60);
    const again = await listChats(folder);
    expect(again.chats[0]).toMatchObject({ title: 'Named later', updatedAt: 60_000 });
    const reading = new AbortController();
    reading.abort();
    await again.complete((chat) => told.push(chat), reading.signal);
    expect(told).toEqual([whole]);
  });

  it('is there at once for hundreds of chats, the newest with their names, and the rest are named later', async () => {
    const ids = Array.from({ length: 300 }, (_, index) => `chat-${String(index + 1).padStart(4, '0')}`);
    const text = 'x'.repeat(8000);
    for (const [place, id] of ids.entries()) {
      const index = place + 1;
      await writeFile(
        chatPath(folder, id),
        [createdLine(id, 1000 * index), spokenLine(1000 * index, text)].join(''),
      );
      await utimes(chatPath(folder, id), index, index);
    }
    const list = await listChats(folder);
    const named = list.chats.filter(({ title }) => title !== null);
    expect(list.chats.map(({ id }) => id).toSorted()).toEqual(ids);
    expect(list.chats[0]).toMatchObject({ id: 'chat-0300', title: 'Chat chat-0300' });
    expect(named.length).toBeLessThan(100);

    const told = new Map<string, string | null>();
    await list.complete(({ id, title }) => void told.set(id, title));
    expect(told.get('chat-0001')).toBe('Chat chat-0001');
    const again = await listChats(folder);
    expect(again.chats.map(({ title }) => title)).toEqual(ids.toReversed().map((id) => `Chat ${id}`));
    await again.complete(() => expect.fail('all of it is in the index'));
  });

  it('says of no chat that it has no name before its file was read', async () => {
    await (await makeChat('new', 1)).close();
    await writeIndexed('grown', '');
    const long = createdLine('grown', 1) + spokenLine(1, 'x'.repeat(300_000));
    await writeFile(chatPath(folder, 'grown'), long);
    const list = await listChats(folder);
    expect(list.chats.find(({ id }) => id === 'grown')).toMatchObject({ title: null });
    const told: unknown[] = [];
    await list.complete(({ title }) => told.push(title));
    expect(told).toEqual(['Chat grown']);
  });

  it('reads the others when one cannot be read, which it says in its place', async () => {
    const old = new Date(1000);
    await writeFile(chatPath(folder, 'new'), createdLine('new', 2) + spokenLine(2, 'x'.repeat(260_000)));
    await mkdir(chatPath(folder, 'broken'));
    await writeIndexed('broken', 'Was good');
    await writeFile(chatPath(folder, 'long'), createdLine('long', 1) + spokenLine(1, 'x'.repeat(20_000)));
    for (const id of ['broken', 'long']) await utimes(chatPath(folder, id), old, old);
    const told: unknown[] = [];
    const completed = (await listChats(folder)).complete(({ title, isUnreadable }) =>
      told.push({ title, isUnreadable }),
    );
    await expect(completed).rejects.toMatchObject({ code: 'EISDIR' });
    expect(told).toEqual([{ title: '', isUnreadable: true }, { title: 'Chat long' }]);
  });

  it('keeps what it has read when it is left before its end, and the rest is read the next time', async () => {
    const text = 'x'.repeat(300_000);
    for (const id of ['a', 'b'])
      await writeFile(chatPath(folder, id), createdLine(id, 1) + spokenLine(1, text));
    const list = await listChats(folder);
    const reading = new AbortController();
    const told: string[] = [];
    await list.complete(({ id }) => {
      told.push(id);
      reading.abort();
    }, reading.signal);
    const rest: string[] = [];
    await (await listChats(folder)).complete(({ id }) => rest.push(id));
    expect([...told, ...rest].toSorted()).toEqual(['a', 'b']);
  });

  it('shows a chat no line of which can be read, rather than hide it', async () => {
    await writeFile(chatPath(folder, 'x'), 'nonsense\n');
    await utimes(chatPath(folder, 'x'), 50, 50);
    expect(await listAll(folder)).toEqual([
      { id: 'x', title: '', isUnreadable: true, createdAt: 50_000, updatedAt: 50_000, ...idle },
    ]);
  });

  it('tells a turn that a crash ended from one that is running', async () => {
    const log = await makeChat('a', 1);
    await log.append({ events: [{ type: 'turn-changed', turn: { kind: 'running', since: 1 } }] });
    expect(await listAll(folder)).toMatchObject([{ turn: 'running', locked: false }]);
    await log.close();
    expect(await listAll(folder)).toMatchObject([{ turn: 'paused', locked: false }]);
  });

  it('says which chats another process holds', async () => {
    await makeClosed(['a', 1], ['b', 2]);
    const lock = `${chatPath(folder, 'b')}.lock`;
    const child = startChild(new URL('../../base/testing/lock.child.ts', import.meta.url), [lock]);
    await child.lines.next();
    child.tell('go');
    await child.lines.next();
    expect((await listAll(folder)).map(({ id, locked }) => [id, locked])).toEqual([
      ['b', true],
      ['a', false],
    ]);
    await expect(trashChat(folder, 'b', 1)).rejects.toMatchObject({ code: 'read-only' });
    expect(await listAll(folder)).toHaveLength(2);
    child.process.kill('SIGKILL');
    await child.ended;
  });
});

describe("a chat's line in the list", () => {
  it('counts the calls that wait', async () => {
    const log = await makeChat('a', 1);
    expect(chatSummary(log.state())).toEqual({
      id: 'a',
      title: 'Chat a',
      createdAt: 1,
      updatedAt: 1,
      ...idle,
    });
  });
});
