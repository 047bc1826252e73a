import { expect, it } from 'vitest';
import { contextFor, isFolded } from './fold-unchanged';

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

/** Changes one line each. */
const changes = (...at: number[]) =>
  at.map((line) => ({ beforeStart: line, beforeEnd: line + 1, afterStart: line, afterEnd: line + 1 }));
const context = (at: number[], rows: number, layout: 'side-by-side' | 'inline' = 'side-by-side') =>
  contextFor({ changes: changes(...at), lines: 1_000, layout }, rows);

it('shows as many unchanged lines around the changes as fit', () => {
  // The change, 2 × 18 lines, and two folds.
  expect(context([500], 40)).toBe(18);
  // Two changes, 4 × 8 lines, and three folds.
  expect(context([300, 700], 40)).toBe(8);
  expect(context([500], 40, 'inline')).toBe(17);
});

it('shows all lines up to an end of the file that is close', () => {
  expect(context([10], 40)).toBe(27);
});

it('shows a few lines around each of many changes, whatever fits', () => {
  expect(context([100, 200, 300, 400, 500, 600], 20)).toBe(4);
});
