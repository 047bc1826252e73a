import type { Problem } from '@shared/problems/problems-schema';
import { expect, it } from 'vitest';
import { compareProblems } from './compare-problems';

const problem = (line: number, message = 'wrong'): Problem => {
  const place = { line, column: 1, endLine: line, endColumn: 2 };
  return { severity: 'error', ...place, message, source: 'test' };
};

const difference = (
  [before, ...old]: readonly [string, ...number[]],
  [after, ...now]: readonly [string, ...number[]],
) => {
  const found = (text: string, lines: readonly number[]) => ({
    text,
    problems: lines.map((at) => problem(at)),
  });
  const { added, removed } = compareProblems(found(before, old), found(after, now));
  return [added.map(({ line }) => line), removed.map(({ line }) => line)];
};

it('a problem that moved with its line stays the same', () => {
  expect(difference(['bad', 1], ['one\ntwo\nbad', 3])).toEqual([[], []]);
});

it('of equal problems the one in the new line is new', () => {
  expect(difference(['old', 1], ['new\nold', 1, 2])).toEqual([[1], []]);
});

it('a problem in a changed line stays the same, if its message does', () => {
  expect(difference(['old', 1], ['changed', 1])).toEqual([[], []]);
});

it('a problem that is gone counts as removed', () => {
  expect(difference(['one\ntwo', 1, 2], ['one', 1])).toEqual([[], [2]]);
});

it('another message is another problem', () => {
  const before = { text: 'a', problems: [problem(1, 'wrong')] };
  const after = { text: 'a', problems: [problem(1, 'worse')] };
  expect(compareProblems(before, after)).toEqual({ added: after.problems, removed: before.problems });
});
