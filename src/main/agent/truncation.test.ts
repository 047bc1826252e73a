import { expect, it } from 'vitest';
import { truncatedAt } from './truncation';

it('a window is known once the same round figure was counted twice of larger requests', () => {
  const chat = {};
  expect(truncatedAt(chat, { sent: 9000, counted: 4096 })).toBeNull();
  expect(truncatedAt(chat, { sent: 12_000, counted: 4096 })).toBe(4096);
});

it.each([
  ['a figure that is not round', [4100, 4100]],
  ['two figures', [4096, 8192]],
  ['a server that does not count', [0, 0]],
  ['a server that counts what it was sent', [19_000, 19_000]],
])('%s says nothing', (_what, counts) => {
  const chat = {};
  expect(counts.map((counted) => truncatedAt(chat, { sent: 20_000, counted }))).toEqual([null, null]);
});

it('an honest count in between begins anew', () => {
  const chat = {};
  for (const counted of [4096, 19_000, 4096]) expect(truncatedAt(chat, { sent: 20_000, counted })).toBeNull();
});
