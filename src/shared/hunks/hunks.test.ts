import { describe, expect, it } from 'vitest';
import { changesOnlyWhitespace, takeApart, textWithout } from './hunks';

const text = (...lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
const all = (change: ReturnType<typeof takeApart>) => new Set(change.hunks.map(({ id }) => id));

describe('takeApart', () => {
  it('finds each changed place with its lines on both sides', () => {
    const change = takeApart(
      text('one', 'two', 'three', 'four'),
      text('ONE', 'two', 'three', 'four', 'five'),
    );
    expect(change.hunks).toEqual([
      { id: expect.any(String), beforeStart: 0, beforeEnd: 1, afterStart: 0, afterEnd: 1 },
      { id: expect.any(String), beforeStart: 4, beforeEnd: 4, afterStart: 4, afterEnd: 5 },
    ]);
  });

  it('counts a last line break as a change', () => {
    expect(takeApart('a', 'a\n').hunks).toHaveLength(1);
  });

  it('takes large changes for one that only a bracket or an empty line separates', () => {
    const before = text('a1', 'a2', 'a3', '}', '', 'b1');
    expect(takeApart(before, text('A1', 'A2', 'A3', '}', '', 'B1')).hunks).toHaveLength(1);
    expect(takeApart(text('a', '}', 'b'), text('A', '}', 'B')).hunks).toHaveLength(2);
  });

  it('gives a hunk the same id wherever it stands', () => {
    const [first] = takeApart(text('a', 'b'), text('a', 'B')).hunks;
    const [second] = takeApart(text('x', 'y', 'a', 'b', 'c'), text('x', 'y', 'a', 'B', 'c')).hunks;
    expect(second?.id).toBe(first?.id);
  });

  it('gives each other text another id, and equal ones an ordinal', () => {
    const change = takeApart(text('a', '1', 'a', '2', 'a'), text('b', '1', 'b', '2', 'c'));
    const ids = change.hunks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ids[1]?.replace(/1$/, '0')).toBe(ids[0]);
    const [added] = takeApart('', text('a')).hunks;
    const [removed] = takeApart(text('a'), '').hunks;
    expect(added?.id).not.toBe(removed?.id);
  });
});

describe('textWithout', () => {
  const before = text('one', 'two', 'three', 'four', 'five');
  const after = text('ONE', 'two', 'four', 'five', 'six');
  const change = takeApart(before, after);

  it('yields the proposal where nothing is rejected, and the text before where all is', () => {
    expect(textWithout(change, new Set())).toBe(after);
    expect(textWithout(change, all(change))).toBe(before);
  });

  it('keeps the old lines of those that are', () => {
    const [first, second, third] = change.hunks.map(({ id }) => new Set([id]));
    expect(textWithout(change, first ?? new Set())).toBe(text('one', 'two', 'four', 'five', 'six'));
    expect(textWithout(change, second ?? new Set())).toBe(text('ONE', 'two', 'three', 'four', 'five', 'six'));
    expect(textWithout(change, third ?? new Set())).toBe(text('ONE', 'two', 'four', 'five'));
  });
});

it('tells the hunks that change only whitespace', () => {
  const change = takeApart(
    text('if (a) {', 'b();', '}', 'c', 'd', 'e'),
    text('if (a) {', '  b();', '}', 'c', 'D', 'e', ''),
  );
  expect(change.hunks.map((hunk) => changesOnlyWhitespace(change, hunk))).toEqual([true, false, true]);
});
