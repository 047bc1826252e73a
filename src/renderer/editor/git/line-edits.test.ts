import { lineChanges } from '@shared/hunks/line-changes';
import { describe, expect, it } from 'vitest';
import { changeAt, kindOf, lineOfChange, nextChangeFrom, revertingEdit } from './line-edits';

const committed = 'one\ntwo\nthree\nfour\nfive\n';

const changed = (text: string, before = committed) => lineChanges(before.split('\n'), text.split('\n'));

it('each change is an addition, a change or a removal, beside one line', () => {
  const changes = changed('zero\none\n2\nthree\nfive\n');
  expect(changes.map((change) => [kindOf(change), lineOfChange(change)])).toEqual([
    ['added', 1],
    ['changed', 3],
    ['removed', 4],
  ]);
  expect([1, 2, 3, 4, 5].map((line) => changeAt(changes, line))).toEqual([0, -1, 1, 2, -1]);
});

it('removed first lines are beside the first line', () => {
  const changes = changed('two\nthree\nfour\nfive\n');
  expect(changes.map(lineOfChange)).toEqual([1]);
  expect(changeAt(changes, 1)).toBe(0);
});

it('the next change is found from any line, and the first one after the last', () => {
  const changes = changed('zero\none\n2\nthree\nfive\n');
  expect([1, 2, 3, 4].map((line) => nextChangeFrom(changes, line, 1))).toEqual([1, 1, 2, 0]);
  expect([1, 3, 4, 5].map((line) => nextChangeFrom(changes, line, -1))).toEqual([2, 0, 1, 2]);
  expect(nextChangeFrom([], 1, 1)).toBe(-1);
});

describe('reverting a change restores its committed lines', () => {
  it.each([
    ['an addition at the start', 'zero\none\ntwo\nthree\nfour\nfive\n', committed],
    ['an addition at the end', `${committed}six\n`, committed],
    ['an addition after a missing final line break', `${committed}six`, committed.slice(0, -1)],
    ['a final line break', committed.slice(0, -1), committed],
    ['a change', 'one\n2\n2\nthree\nfour\nfive\n', committed],
    ['a change of the last line', 'one\ntwo', 'one\n2'],
    ['a removal at the start', 'three\nfour\nfive\n', committed],
    ['a removal in the middle', 'one\nfour\nfive\n', committed],
    ['a removal at the end', 'one\ntwo\nthree\nfour\n', committed],
    ['all of it removed', '', committed],
    ['all of it added', committed, ''],
  ])('%s', (_name, text, before) => {
    expect(revertedAll(text, before)).toBe(before);
  });
});

/** Reverts the last change again and again. */
function revertedAll(text: string, before: string): string {
  const lines = text.split('\n');
  const change = changed(text, before).at(-1);
  if (!change) return text;
  const { from, to, text: old } = revertingEdit(change, before.split('\n'), lines);
  const offset = ({ line, column }: { line: number; column: number }) =>
    lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  return revertedAll(text.slice(0, offset(from)) + old + text.slice(offset(to)), before);
}
