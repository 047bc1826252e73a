import { expect, test } from 'vitest';
import { completed, mentionAt } from './mention-at';

test.each([
  ['@', { from: 0, typed: '' }],
  ['Use @re', { from: 4, typed: 're' }],
  ['Use @{read-', { from: 4, typed: '{read-' }],
  ['See @docs:file:///a.md', { from: 4, typed: 'docs:file:///a.md' }],
  ['me@work', null],
  ['Use @{read} ', null],
  ['Use @{read}', null],
  ['Use @a b', null],
])('what is typed of a mention before the caret: %s', (text, expected) => {
  expect(mentionAt(text, text.length)).toEqual(expected);
});

test('the whole mention takes the place of what was typed, and a blank follows', () => {
  const group = { text: '@{read-only}', isWhole: true };
  expect(completed('Use @{re} now', { from: 4, caret: 8, ...group })).toEqual({
    text: 'Use @{read-only} now',
    caret: 16,
  });
  expect(completed('@re', { from: 0, caret: 3, ...group })).toEqual({ text: '@{read-only} ', caret: 13 });
});

test('the beginning of an address takes its place, and more may follow', () => {
  expect(completed('@no', { from: 0, caret: 3, text: '@docs:notes:///', isWhole: false })).toEqual({
    text: '@docs:notes:///',
    caret: 15,
  });
});
