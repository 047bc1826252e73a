import { expect, it } from 'vitest';
import { withoutOwnWrites } from './own-writes';

const change = { relativePath: 'a', before: '0', after: '9', mode: 0o644, modeAfter: 0o644 };
const write = (before: string | null, after: string | null, relativePath = 'a') => ({
  relativePath,
  before,
  after,
});
const sides = (...writes: ReturnType<typeof write>[]) =>
  withoutOwnWrites(change, writes).map(({ before, after }) => [before, after]);

it('a change without any is as it was', () => {
  expect(withoutOwnWrites(change, [write('0', '9', 'b')])).toEqual([change]);
});

it('nothing is left of what we wrote ourselves', () => {
  expect(sides(write('0', '9'))).toEqual([]);
  expect(sides(write('0', '5'), write('5', '9'))).toEqual([]);
});

it('what is left is what the file became before, between and after', () => {
  expect(sides(write('1', '2'), write('3', '4'))).toEqual([
    ['0', '1'],
    ['2', '3'],
    ['4', '9'],
  ]);
  expect(sides(write('0', null))).toEqual([[null, '9']]);
});

it('one from before the look counts where it shows in it alone', () => {
  const carried = (before: string | null, after: string | null) => ({
    ...write(before, after),
    carried: true,
  });
  expect(withoutOwnWrites(change, [carried('x', '0')])).toEqual([change]);
  expect(withoutOwnWrites(change, [carried('x', 'y')])).toEqual([change]);
  expect(withoutOwnWrites(change, [carried('0', '9')])).toEqual([]);
  expect(withoutOwnWrites(change, [carried('x', '0'), write('0', '9')])).toEqual([]);
});

it('one that was made during the look counts as far as it shows', () => {
  const late = (before: string | null, after: string | null) => ({ ...write(before, after), late: true });
  expect(sides(write('0', '9'), late('9', '5'))).toEqual([]);
  expect(sides(late('0', '9'), late('9', '5'))).toEqual([]);
  expect(sides(late('9', '5'))).toEqual([['0', '9']]);
  expect(sides(write('0', '1'), late('1', '5'))).toEqual([['5', '9']]);
});
