import { describe, expect, it } from 'vitest';
import type { ModelRecord } from '../storage/chats/chat-log';
import { recordTokens, splitForSummary, transcript, trimmable } from './compaction-plan';

const user = (text: string): ModelRecord => ({ role: 'user', itemId: 'u', text });
const assistant = (text: string, ...ids: string[]): ModelRecord => ({
  role: 'assistant',
  itemId: 'a',
  text,
  calls: ids.map((id) => ({ id, name: 'read_file', arguments: '{"path":"a"}' })),
});
const result = (callId: string, size: number): ModelRecord => ({
  role: 'result',
  callId,
  content: 'x'.repeat(size),
});

const chat = [
  user('first'),
  assistant('', 'c1'),
  result('c1', 4000),
  assistant('done'),
  user('second'),
  assistant('', 'c2'),
  result('c2', 400),
  assistant('', 'c3'),
  result('c3', 400),
];

describe('what is kept word for word', () => {
  it('is the newest part that fits, never begun between a call and its result', () => {
    for (let keepTokens = 0; keepTokens < 1500; keepTokens += 7) {
      const [older, newer] = splitForSummary(chat, { keepTokens, newestTokens: keepTokens });
      expect([...older, ...newer]).toEqual(chat);
      expect(['assistant', 'user', undefined]).toContain(newer[0]?.role);
    }
    expect(splitForSummary(chat, { keepTokens: 150, newestTokens: 150 })[1]).toEqual(chat.slice(7));
    expect(splitForSummary(chat, { keepTokens: 245, newestTokens: 245 })[1]).toEqual(chat.slice(3));
  });

  it('is at least the newest round, which the model has not seen, unless that is too long by itself', () => {
    expect(splitForSummary(chat, { keepTokens: 20, newestTokens: 400 })[1]).toEqual(chat.slice(7));
    expect(splitForSummary(chat, { keepTokens: 20, newestTokens: 50 })).toEqual([chat, []]);
  });

  it('is everything when there is nothing worth a summary', () => {
    expect(splitForSummary([user('a')], { keepTokens: 0, newestTokens: 0 })).toEqual([[], [user('a')]]);
    const summarised: ModelRecord[] = [...chat, { role: 'summary', text: 'S' }, user('b')];
    expect(splitForSummary(summarised, { keepTokens: 0, newestTokens: 0 })).toEqual([
      [],
      summarised.slice(-2),
    ]);
  });
});

describe('outputs that may be left out', () => {
  it('are the oldest, only as many as needed, and never those of the newest round', () => {
    expect(trimmable(chat, { targetTokens: 500 })).toEqual(['c1']);
    expect(trimmable(chat, { targetTokens: 0 })).toEqual(['c1', 'c2']);
    expect(trimmable(chat, { targetTokens: 5000 })).toEqual([]);
    expect(trimmable([...chat, { role: 'trimmed', callIds: ['c1'] }], { targetTokens: 0 })).toEqual(['c2']);
  });
});

describe('what calls handed in themselves', () => {
  const nested: ModelRecord[] = [
    { role: 'nested-calls', parentId: 'c1', calls: [{ id: 'c1/1', name: 'edit', arguments: '{}' }] },
    { role: 'nested-result', callId: 'c1/1', content: 'x'.repeat(10_000) },
  ];

  it('takes no room, is not trimmed, and is not summarised', () => {
    expect(recordTokens(nested)).toBe(0);
    expect(trimmable([...nested, ...chat], { targetTokens: 0 })).toEqual(
      trimmable(chat, { targetTokens: 0 }),
    );
    expect(transcript(nested, { maxCharacters: 1000 })).toBe('');
  });
});

describe('the text to be summarised', () => {
  it('tells who said what, with long outputs cut in the middle', () => {
    const text = transcript(chat, { maxCharacters: 100_000 });
    expect(text).toMatch(/^Person: first\n\nAgent: \n\nAgent calls read_file \{"path":"a"\}\n\nResult: x+\n/);
    expect(text).toContain('[… 2000 characters left out …]');
  });

  it('is cut in the middle as a whole when it is too long', () => {
    const text = transcript(chat, { maxCharacters: 500 });
    expect(text.length).toBeLessThan(560);
    expect(text).toMatch(/^Person: first/);
  });
});
