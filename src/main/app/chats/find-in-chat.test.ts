import { type ChatState, emptyChat, type Item } from '@shared/chat/chat';
import { describe, expect, it } from 'vitest';
import { findInChat } from './find-in-chat';

const said = (id: string, text: string): Item => ({ kind: 'user', id, at: 1, text });
const chatOf = (...items: readonly Item[]): ChatState => ({ ...emptyChat('chat'), items: [...items] });

describe('findInChat', () => {
  it('finds every place, in order, whatever the case', () => {
    const chat = chatOf(said('1', 'A heron, a HERON.'), said('2', 'A gull.'), said('3', 'Heron?'));
    expect(findInChat(chat, 'heron')).toEqual({ hits: ['1', '1', '3'], more: false });
    expect(findInChat(chat, 'owl')).toEqual({ hits: [], more: false });
  });

  it('finds calls by their titles, in the message they stand in', () => {
    const answer: Item = {
      kind: 'assistant',
      id: '2',
      at: 1,
      model: 'm',
      text: 'I look.',
      reasoning: '',
      state: 'complete',
      callIds: ['c'],
    };
    const call = { id: 'c', messageId: '2', tool: 'read_file', displayName: 'Read', title: 'heron.md' };
    const calls = { c: { ...call, inputPreview: '', phase: { phase: 'queued' } } } as const;
    expect(findInChat({ ...chatOf(said('1', 'Look'), answer), calls }, 'heron').hits).toEqual(['2']);
  });

  it('takes what is looked for as it is written, signs and all', () => {
    expect(findInChat(chatOf(said('1', 'a.*b and axxb')), '.*').hits).toEqual(['1']);
  });

  it('tells no more than two thousand places, and that there are more', () => {
    const { hits, more } = findInChat(chatOf(said('1', 'aa'.repeat(2000))), 'a');
    expect([hits.length, more]).toEqual([2000, true]);
  });
});
