import { expect, it } from 'vitest';
import type { Item } from './chat-schema';
import { isDoneAgain } from './is-done-again';

type TakenBack = Extract<Item, { kind: 'taken-back' }>;

const takenBack = (id: string, of: TakenBack['of']): TakenBack => ({
  kind: 'taken-back',
  id,
  at: 1,
  files: ['a.ts'],
  kept: [],
  of,
});
const first = takenBack('first', { kind: 'turn', itemId: 'message' });
const second = takenBack('second', { kind: 'undo', itemId: 'first' });
const third = takenBack('third', { kind: 'undo', itemId: 'second' });

it('a turn is taken back, made again, and taken back again', () => {
  const items = [first, second, third];
  expect(items.map((item) => isDoneAgain(item, items))).toEqual([false, true, false]);
});

it('what is not there to be looked at was a taking back', () => {
  expect([second, third].map((item) => isDoneAgain(item, [third]))).toEqual([true, true]);
  expect(isDoneAgain(takenBack('old', undefined), [])).toBe(false);
});
