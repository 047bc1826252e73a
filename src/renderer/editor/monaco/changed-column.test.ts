import { expect, it } from 'vitest';
import { changedColumn } from './changed-column';

it('is where the lines differ first, or after the end of the shorter one', () => {
  expect(changedColumn('one two', 'one TWO')).toBe(5);
  expect(changedColumn('one', 'one two')).toBe(4);
  expect(changedColumn('one two', 'one')).toBe(4);
  expect(changedColumn('', 'one')).toBe(1);
});
