import type { ChatSummary } from '@shared/project/project-state';
import { describe, expect, it } from 'vitest';
import { findChats, shownTitle } from './find-chats';

const chat = (title: string | null): ChatSummary => ({
  id: title ?? 'unread',
  title,
  createdAt: 0,
  updatedAt: 0,
  turn: 'idle',
  waiting: [],
  locked: false,
});
const chats = ['Fix the parser', 'Résumé page', 'Parser benchmarks', ''].map(chat);
const found = (query: string) => findChats(chats, query).map(({ title }) => title);

describe('findChats', () => {
  it('finds all words in any order and case', () => {
    expect(found('PARSER fix')).toEqual(['Fix the parser']);
    expect(found('parser')).toEqual(['Fix the parser', 'Parser benchmarks']);
  });

  it('does not mind accents', () => {
    expect(found('resume')).toEqual(['Résumé page']);
  });

  it('finds a chat that cannot be read by the name it is shown with', () => {
    const broken = { ...chat(''), id: 'b-1', isUnreadable: true } as const;
    expect(shownTitle(broken)).toBe('b-1 (cannot be read)');
    expect(findChats([...chats, broken], 'b-1')).toEqual([broken]);
  });

  it('finds chats without a title by the name they are shown with', () => {
    expect(found('new chat')).toEqual(['']);
  });

  it('finds everything for an empty query', () => {
    expect(found('  ')).toHaveLength(4);
  });

  it('finds none that is still to be read, whatever stands in its place', () => {
    const unread = chat(null);
    expect(findChats([unread], 'reading')).toEqual([]);
    expect(findChats([unread], '')).toEqual([unread]);
  });
});
