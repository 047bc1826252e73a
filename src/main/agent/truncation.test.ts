import type { Change } from '@shared/models/learned-schema';
import { expect, it } from 'vitest';
import { ModelError } from './model/kit/model';
import { endpointAt } from './testing/endpoint';
import { learnWindow, truncatedAt } from './truncation';

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

it.each([
  [
    'context-too-long',
    "This model's maximum context length is 8192 tokens.",
    [{ kind: 'context-window', of: '8192' }],
  ],
  ['bad-request', 'The input was: My context window is 2048 tokens.', []],
] as const)('a refusal for %s: %s', (fault, message, expected) => {
  const learned: Change[] = [];
  const refusal = { status: 400, body: JSON.stringify({ error: { message } }) };
  learnWindow(
    endpointAt('http://127.0.0.1:1/v1', { learn: (changes) => void learned.push(...changes) }),
    new ModelError(fault, message, { refusal }),
  );
  expect(learned).toEqual(expected);
});
