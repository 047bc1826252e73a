import { expect, it } from 'vitest';
import { addSpent, spentSince } from './spent';
import type { Spent } from './usage-schema';

const spent = (model: string, inputTokens: number, cachedTokens = 0, outputTokens = 1): Spent => ({
  providerId: 'p',
  model,
  inputTokens,
  cachedTokens,
  outputTokens,
});

it('adds up what each model reported', () => {
  expect(addSpent(undefined, [spent('a', 10)])).toEqual([spent('a', 10)]);
  expect(addSpent([spent('a', 10, 4), spent('b', 5)], [spent('a', 20, 6)])).toEqual([
    spent('a', 30, 10, 2),
    spent('b', 5),
  ]);
});

it('tells models of the same name at two providers apart', () => {
  const other = { ...spent('a', 1), providerId: 'q' };
  expect(addSpent([spent('a', 1)], [other])).toEqual([spent('a', 1), other]);
});

it('says what was added since', () => {
  const before = [spent('a', 10, 4), spent('b', 5)];
  const more = [spent('a', 20, 6), spent('c', 7)];
  expect(spentSince(before, addSpent(before, more))).toEqual(more);
  expect(spentSince(before, before)).toEqual([]);
});
