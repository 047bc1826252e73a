import type { ChangedSides } from '@shared/changes/changes';
import { expect, it } from 'vitest';
import { hunkAfter, hunkAt, hunksOf, lineOf, nearestHunk } from './change-hunks';

const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('');
const fill = ['same line one', 'same line two', 'same line three'];
const before = lines('one', ...fill, 'two', ...fill, 'three');
const sides = (now: string, back: string | null): ChangedSides => ({
  path: 'a.txt',
  before,
  now,
  back,
  hash: 'h',
  shown: 'text',
});
const now = lines('ONE', ...fill, 'TWO', ...fill, 'THREE');

it('a hunk that taking back the file would leave is somebody’s since', () => {
  const back = lines('one', ...fill, 'TWO', ...fill, 'three');
  const hunks = hunksOf(sides(now, back));
  expect(hunks.map((hunk) => [lineOf(hunk), hunk.isSince])).toEqual([
    [1, false],
    [5, true],
    [9, false],
  ]);
  expect(hunksOf(sides(now, null)).some(({ isSince }) => isSince)).toBe(false);
});

it('a file that came, went, or is no text has none', () => {
  expect(hunksOf({ ...sides(now, null), before: null })).toEqual([]);
  expect(hunksOf({ ...sides(now, null), now: null })).toEqual([]);
  expect(hunksOf({ ...sides(now, null), shown: 'binary' })).toEqual([]);
});

it('steps lead from line to line, and over the ends', () => {
  const hunks = hunksOf(sides(now, before));
  expect([hunkAt(hunks, 1), hunkAt(hunks, 4), hunkAt(hunks, 5)]).toEqual([0, 0, 1]);
  expect([hunkAfter(hunks, 1, 1), hunkAfter(hunks, 5, 1), hunkAfter(hunks, 9, 1)]).toEqual([1, 2, null]);
  expect([hunkAfter(hunks, 9, -1), hunkAfter(hunks, 1, -1)]).toEqual([1, null]);
});

it('the nearest to a line is the one it is in, or the one with the fewest lines between', () => {
  const hunks = hunksOf(sides(now, before));
  expect([1, 2, 3, 4, 8, 40].map((line) => nearestHunk(hunks, line))).toEqual([0, 0, 0, 1, 2, 2]);
  expect(nearestHunk([], 1)).toBe(-1);
});
