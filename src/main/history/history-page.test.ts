import { appendFile, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Item } from '@shared/chat/chat';
import type { HistoryFilter } from '@shared/history/history';
import { countSteps } from '@shared/testing/steps';
import type { CallPhase } from '@shared/tool-call/tool-call';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../base/testing/temp-folder';
import { chatLine } from '../storage/chats/chat-line';
import { historyPage } from './history-page';
import { doneByRule, linesOfCall, type MadeCall, madeCalls, writeChat } from './testing/make-history';

// The history of a project's chats, by an index that is only a cache.

const outcome = { durationMs: 1, display: { kind: 'text', text: '' }, preview: '' } as const;
const rejected: CallPhase = { phase: 'rejected', reason: 'too slow', ...outcome };
const refused: CallPhase = {
  phase: 'failed',
  refusal: { by: 'rule', rule: 'deny x', scope: 'chat' },
  ...outcome,
};

function call(id: string, at: number, command: string, phase: CallPhase = doneByRule): MadeCall {
  return { id, at, command, phase };
}

async function two(): Promise<string> {
  const folder = await tempFolder();
  await writeChat(folder, 'a', [call('a1', 10, 'npm test'), call('a2', 30, 'git push', rejected)]);
  await writeChat(folder, 'b', [
    { ...call('b1', 20, 'make dist'), changed: 'dist/app.js' },
    call('b2', 40, 'rm it', refused),
  ]);
  return folder;
}

const titles = [
  { id: 'a', title: 'Tests' },
  { id: 'b', title: 'Build' },
];

async function found(folder: string, filter: HistoryFilter = {}, limit = 100, chats = titles) {
  const page = await historyPage({ folder, chats, filter, limit });
  return { ...page, ids: page.rows.map(({ callId }) => callId) };
}

const indexOf = (folder: string, id = 'a') => join(folder, 'history', `${id}.jsonl`);

it('has the calls of all chats, newest first, with why they ran and what they changed', async () => {
  const { ids, total, more, unread, tools, rows } = await found(await two());
  expect({ ids, total, more, unread, tools }).toEqual({
    ids: ['b2', 'a2', 'b1', 'a1'],
    total: 4,
    more: false,
    unread: 0,
    tools: ['run_shell_command'],
  });
  expect(rows[2]).toMatchObject({
    allowance: { by: 'rule', scope: 'project' },
    changes: { files: 1, added: 0, removed: 0, names: ['dist/app.js'] },
  });
  expect(JSON.stringify(rows)).not.toContain('Tests 14 passed');
});

it.each<[string, HistoryFilter, readonly string[]]>([
  ['a chat', { chatId: 'b' }, ['b2', 'b1']],
  ['a state', { state: 'rejected' }, ['a2']],
  ['who allowed it', { allowedBy: 'rule' }, ['b1', 'a1']],
  ['that it was refused', { allowedBy: 'refused' }, ['b2']],
  ['that the user decided', { allowedBy: 'person' }, ['a2']],
  ['what changed something', { changed: true }, ['b1']],
  ['a time', { from: 30 }, ['b2', 'a2']],
  ['a tool', { tool: 'edit' }, []],
  ['words of it, in any case and order', { text: 'TEST npm' }, ['a1']],
  ['the title of its chat', { text: 'build' }, ['b2', 'b1']],
  ['a file that it changed', { text: 'app.js' }, ['b1']],
  ['the reason of a rejection', { text: 'slow' }, ['a2']],
  ['all of it together', { text: 'build', allowedBy: 'rule' }, ['b1']],
])('is filtered by %s', async (_what, filter, expected) => {
  const { ids, total } = await found(await two(), filter);
  expect({ ids, total }).toEqual({ ids: expected, total: expected.length });
});

it('comes in pages, each after the last call of the one before', async () => {
  const folder = await two();
  const first = await historyPage({ folder, chats: titles, filter: {}, limit: 3 });
  const next = await historyPage({ folder, chats: titles, filter: {}, limit: 3, before: first.rows[2] });
  expect([first.more, next.more, next.total]).toEqual([true, false, null]);
  expect([...first.rows, ...next.rows].map(({ callId }) => callId)).toEqual(['b2', 'a2', 'b1', 'a1']);
});

it('goes on where a chat has grown, with what was open then', async () => {
  const folder = await tempFolder();
  const lines = linesOfCall(call('a2', 50, 'sleep 1'));
  const path = await writeChat(folder, 'a', [call('a1', 10, 'npm test')]);
  await appendFile(path, lines.slice(0, -1).join(''));
  expect((await found(folder)).ids).toEqual(['a1']);
  await appendFile(path, lines.slice(-1).join(''));
  const { ids, rows } = await found(folder);
  expect(ids).toEqual(['a2', 'a1']);
  expect(rows[0]).toMatchObject({ allowance: { by: 'rule' }, messageId: 'message-a2' });
});

it('adds to a call what its command changed after it', async () => {
  const folder = await tempFolder();
  const path = await writeChat(folder, 'a', [call('a1', 10, 'npm start')]);
  await found(folder);
  const effects = { files: 2, added: 5, removed: 1, names: ['x.ts', 'y.ts'], leftOut: [] };
  await appendFile(path, chatLine({ events: [{ type: 'effects-found', callId: 'a1', effects }] }, 20));
  expect((await found(folder)).rows[0]?.changes).toEqual({
    files: 2,
    added: 5,
    removed: 1,
    names: ['x.ts', 'y.ts'],
  });
});

describe('an index that does not hold is made anew', () => {
  it.each<[string, (text: string) => string]>([
    ['cut', (text) => text.slice(0, text.length / 2)],
    ['changed', (text) => text.replace('npm test', 'npm best')],
    ['of another version', (text) => text.replace('"v":2', '"v":1')],
    ['of somebody else', () => '{"what":"this"}\n[]\n'],
    ['empty', () => ''],
  ])('%s', async (_how, spoil) => {
    const folder = await two();
    await found(folder);
    const whole = await readFile(indexOf(folder), 'utf8');
    await writeFile(indexOf(folder), spoil(whole));
    // Pilotfish checks the whole index, not only its first line.
    expect((await found(folder, { text: 'npm test' })).ids).toEqual(['a1']);
    expect(await readFile(indexOf(folder), 'utf8')).toBe(whole);
  });

  it('of a file that was written anew, though it is longer', async () => {
    const folder = await two();
    await found(folder);
    const path = join(folder, 'a.jsonl');
    const { size } = await stat(path);
    await writeFile(path, '');
    await writeChat(folder, 'a', [call('c1', 60, 'x'.repeat(size)), call('c2', 61, 'y')]);
    expect((await found(folder, { chatId: 'a' })).ids).toEqual(['c2', 'c1']);
  });

  it('where it cannot be kept, the chats say the same', async () => {
    const folder = await two();
    await writeFile(join(folder, 'history'), 'no folder');
    expect((await found(folder)).ids).toEqual(['b2', 'a2', 'b1', 'a1']);
  });
});

it('reads no more than there is patience for, and comes to an end', async () => {
  const folder = await two();
  const page = () => historyPage({ folder, chats: titles, filter: {}, limit: 9, patience: -1 });
  expect((await page()).unread).toBe(1);
  expect(await page()).toMatchObject({ unread: 0, total: 4 });
});

it('says nothing of a chat that is gone, nor of one that lists nothing', async () => {
  const folder = await two();
  await rm(join(folder, 'a.jsonl'));
  expect((await found(folder)).ids).toEqual(['b2', 'b1']);
  expect((await found(folder, {}, 10, [])).ids).toEqual([]);
});

it('has a call in the chat where it ran alone, not in its copies', async () => {
  const folder = await tempFolder();
  await writeChat(folder, 'a', [call('a1', 10, 'npm test')]);
  const begun: Item = { kind: 'begun-from', id: 'i', at: 90, chatId: 'a', itemId: 'x', title: '' };
  const lines = [
    chatLine({ events: [{ type: 'item-added', item: begun }] }, 90),
    ...linesOfCall(call('a1', 10, 'npm test')),
    ...linesOfCall(call('b1', 95, 'npm start')),
  ];
  await writeFile(join(folder, 'b.jsonl'), lines.join(''));
  expect((await found(folder)).rows.map(({ chatId, callId }) => `${chatId} ${callId}`)).toEqual([
    'b b1',
    'a a1',
  ]);
});

it('opens 4,000 calls by the index, without reading them all again', async () => {
  const { module, stepsOf } = await countSteps(() => import('./history-page'));
  const folder = await tempFolder();
  const chats = Array.from({ length: 20 }, (_, index) => ({ id: `chat-${index}`, title: '' }));
  for (const [index, { id }] of chats.entries())
    await writeChat(folder, id, madeCalls(index, 200, 1000 + index * 200_000));
  const open = () =>
    stepsOf(async () => {
      const page = { folder, chats, filter: {}, limit: 100, patience: 600_000 };
      const { rows, total } = await module.historyPage(page);
      expect([rows.length, total, rows[0]?.callId]).toEqual([100, 4_000, 'call-19-199']);
    });
  const first = await open();
  expect(await open()).toBeLessThan(first / 10);
});
