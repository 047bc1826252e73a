import { expect, test } from 'vitest';
import { slashCommandIn, slashIn } from './slash-commands';

test.each([
  ['/compact', { name: 'compact', args: '' }],
  ['  /mode plan \n', { name: 'mode', args: 'plan' }],
  ['/review a.ts\nand b.ts', { name: 'review', args: 'a.ts\nand b.ts' }],
  ['/docs:ask me', { name: 'docs:ask', args: 'me' }],
])('%j is a command with what follows it', (text, said) => {
  expect(slashIn(text)).toEqual(said);
});

test.each(['/', '/ compact', '/usr/bin/env is missing', '//', 'a /compact', '', '/-x'])(
  '%j is none',
  (text) => {
    expect(slashIn(text)).toBeNull();
  },
);

test('a command of ours is one by its very name, and only where nothing follows that it does not take', () => {
  const names = ['/compact', '/compact now', '/Compact', '/mode', '/plan do it', '/other', '/clear'];
  expect(names.map((text) => slashCommandIn(text)?.name ?? null)).toEqual([
    ...['compact', null, null, 'mode', 'plan', null, 'clear'],
  ]);
});
