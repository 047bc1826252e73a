import { expect, it } from 'vitest';
import type { ModelRecord } from '../storage/chats/chat-log';
import { messagesKept, openMessages, pinnedKept } from './kept-words';

const user = (text: string): ModelRecord => ({ role: 'user', itemId: text, text });
const answer: ModelRecord = { role: 'assistant', itemId: 'a', text: 'Done.', calls: [] };
const calls: ModelRecord = {
  role: 'assistant',
  itemId: 'c',
  text: '',
  calls: [{ id: 'c1', name: 'read_file', arguments: '{}' }],
};
const summary: ModelRecord = { role: 'summary', text: 'S' };

function open(...records: ModelRecord[]): string[] {
  return openMessages(records).map(({ text }) => text);
}

it('the open turn begins with the message after the last answer', () => {
  expect(open(user('old'), answer, user('one'), calls, user('queued'), calls)).toEqual(['one', 'queued']);
  expect(open(user('old'), answer)).toEqual([]);
  expect(open(user('one'))).toEqual(['one']);
});

it('it is the same behind a summary, whether that is followed by copies or not', () => {
  expect(open(user('one'), calls, summary, calls)).toEqual(['one']);
  expect(open(user('one'), calls, summary, user('one'), calls, user('two'), calls, summary, calls)).toEqual([
    'one',
    'two',
  ]);
});

it('of the other messages those are kept that fit, the newest first', () => {
  const records = [user('a'.repeat(100)), answer, user('b'.repeat(100)), answer, user('one'), calls];
  const kept = (maxTokens: number) => messagesKept(records, { staying: [user('one')], maxTokens });
  expect(kept(50)).toMatch(/oldest first\n\na{100}\n\n---\n\nb{100}$/);
  expect(kept(30)).toMatch(/oldest first\n\nb{100}$/);
  expect(kept(10)).toBe('');
});

it('pinned messages are kept, whoever said them, and are not said twice', () => {
  const records = [user('pinned'), answer, user('other'), answer, user('one'), calls];
  const pinned = new Set(['pinned', 'a']);
  const options = { pinned, staying: [user('one')], maxTokens: 100 };
  expect(pinnedKept(records, options).text).toBe(
    '# Messages that the user pinned, word for word\n\nThe user: pinned\n\n---\n\nYou: Done.',
  );
  expect(messagesKept(records, options)).toMatch(/oldest first\n\nother$/);
  expect(pinnedKept(records, { ...options, staying: [user('pinned'), answer] }).text).toBe('');
  const none = pinnedKept(records, { ...options, maxTokens: 1 });
  expect([none.text, none.left.map(({ text }) => text)]).toEqual(['', ['pinned', 'Done.']]);
});

it('a message that is too long takes no other with it, pinned or not', () => {
  const long = 'x'.repeat(1000);
  const records = [user('first'), user('second'), answer, user(long), answer, user('one'), calls];
  const options = { staying: [user('one')], maxTokens: 20 };
  const { text, left } = pinnedKept(records, { ...options, pinned: new Set(['first', long]) });
  expect(text).toMatch(/word for word\n\nThe user: first$/);
  expect(left.map(({ itemId }) => itemId)).toEqual([long]);
  expect(messagesKept(records, { ...options, pinned: new Set(['first']) })).toMatch(
    /oldest first\n\nsecond$/,
  );
});
