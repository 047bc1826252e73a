import { expect, test } from 'vitest';
import { completed, matchingOptions, mentionAt } from './mention-at';

test.each([
  ['@', { from: 0, typed: '' }],
  ['Use @re', { from: 4, typed: 're' }],
  ['Use @{read-', { from: 4, typed: 'read-' }],
  ['me@work', null],
  ['Use @{read} ', null],
  ['Use @a b', null],
])('what is typed of a mention before the caret: %s', (text, expected) => {
  expect(mentionAt(text, text.length)).toEqual(expected);
});

test('the whole mention takes the place of what was typed, and a blank follows', () => {
  expect(completed('Use @{re} now', { from: 4, caret: 8, name: 'read-only' })).toEqual({
    text: 'Use @{read-only} now',
    caret: 16,
  });
  expect(completed('@re', { from: 0, caret: 3, name: 'read-only' })).toEqual({
    text: '@{read-only} ',
    caret: 13,
  });
});

test('those that begin so come first', () => {
  const options = ['agent', 'read_many_files', 'list_read'].map((name) => ({
    name,
    isGroup: false,
    hint: '',
  }));
  expect(matchingOptions(options, 'READ').map(({ name }) => name)).toEqual(['read_many_files', 'list_read']);
});
