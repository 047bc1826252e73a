import { expect, it } from 'vitest';
import { isFolded } from './fold-unchanged';

const lines = (count: number) => 'line\n'.repeat(count);

it('folds nothing of a file that fits, nor of one that almost does', () => {
  expect([1, 20, 24].map((count) => isFolded([lines(count), lines(1)], 20))).toEqual([false, false, false]);
});

it('folds a file that is longer, on either side', () => {
  expect([isFolded([lines(25), ''], 20), isFolded(['', lines(25)], 20)]).toEqual([true, true]);
});

it('counts a last line also where no line break ends it', () => {
  expect(isFolded([`${lines(24)}line`, ''], 20)).toBe(true);
});
