import { expect, it } from 'vitest';
import { everyCall, filterOf } from './history-choice';

const now = new Date(2026, 2, 10, 15, 30);

it('asks for nothing where everything is wanted', () => {
  expect(filterOf(everyCall, now)).toEqual({});
  expect(filterOf({ ...everyCall, text: '  ' }, now)).toEqual({});
});

it('begins at midnight of the first day', () => {
  const from = (period: 'today' | 'last-7' | 'last-30') => new Date(Number(filterOf({ period }, now).from));
  expect(from('today')).toEqual(new Date(2026, 2, 10));
  expect(from('last-7')).toEqual(new Date(2026, 2, 4));
  expect(from('last-30')).toEqual(new Date(2026, 1, 9));
});
