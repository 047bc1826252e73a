import type { ChatSummary } from '@shared/project/project-state';
import { someQuestions } from '@shared/testing/questions';
import { describe, expect, it } from 'vitest';
import { listRows } from './list-rows';

const now = new Date(2026, 10, 22, 16, 0).getTime();
const daysAgo = (days: number) => new Date(2026, 10, 22 - days, 23, 0).getTime();

const chat = (id: string, more: Partial<ChatSummary> = {}): ChatSummary => ({
  id,
  title: `Chat ${id}`,
  createdAt: 1,
  updatedAt: now,
  turn: 'idle',
  waiting: [],
  locked: false,
  ...more,
});

const look = { view: 'current', query: '', hits: [], now } as const;
const said = (rows: ReturnType<typeof listRows>) =>
  rows.map((row) => (row.kind === 'heading' ? `# ${row.text}` : row.id));

describe('while nothing is looked for', () => {
  it('chats stand by where they are kept, by what they do and by day, in their order', () => {
    const chats = [
      chat('new'),
      chat('running', { turn: 'running' }),
      chat('paused', { turn: 'paused' }),
      chat('waiting', { turn: 'running', waiting: someQuestions(1) }),
      chat('yesterday', { updatedAt: daysAgo(1) }),
      chat('week', { updatedAt: daysAgo(6) }),
      chat('month', { updatedAt: daysAgo(7) }),
      chat('older', { updatedAt: daysAgo(30) }),
      chat('pinned', { updatedAt: daysAgo(90), shelf: 'pinned', waiting: someQuestions(1) }),
      chat('archived', { shelf: 'archived' }),
    ];
    expect(said(listRows(chats, look))).toEqual([
      ...['# Pinned', 'pinned', '# Waiting for you', 'waiting', '# Working', 'running'],
      ...['# Today', 'new', 'paused', '# Yesterday', 'yesterday', '# Last 7 days', 'week'],
      ...['# Last 30 days', 'month', '# Older', 'older'],
    ]);
    expect(said(listRows(chats, { ...look, view: 'archived' }))).toEqual(['# Today', 'archived']);
  });

  it('one written in the future is of today', () => {
    expect(said(listRows([chat('a', { updatedAt: now + 5 * 86_400_000 })], look))).toEqual(['# Today', 'a']);
  });
});

describe('what is looked for', () => {
  const hit = (chatId: string) => ({ chatId, itemId: 'm', by: 'person', excerpt: [], count: 1 }) as const;

  it('is found by title first, then in messages, of those chats alone that are in view', () => {
    const chats = [chat('a'), chat('b', { title: 'Herons' }), chat('c', { shelf: 'archived' })];
    const hits = [hit('a'), hit('c'), hit('gone')];
    const found = { ...look, query: 'heron', hits };
    expect(said(listRows(chats, found))).toEqual(['b', '# In messages', 'hit a']);
    expect(said(listRows(chats, { ...found, view: 'archived' }))).toEqual(['# In messages', 'hit c']);
    expect(said(listRows(chats, { ...found, hits: [] }))).toEqual(['b']);
  });
});
