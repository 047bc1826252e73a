import { takeApart, textWithout } from '@shared/hunks/hunks';
import { readContent } from '@shared/hunks/read-content';
import { describe, expect, it } from 'vitest';
import { contentLine, meantLine } from './content-lines';

const text = (...lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

const change = takeApart(
  text('one', 'two', 'three', 'four'),
  text('ONE', 'more', 'two', 'three', 'four', 'five'),
);
const [one = '', five = ''] = change.hunks.map(({ id }) => id);
const read = (rejected: readonly string[], content = textWithout(change, new Set(rejected))) =>
  readContent(change, content, new Set(rejected));

const places = (rejected: readonly string[], side: 'original' | 'proposed', content?: string) =>
  (side === 'original' ? change.original : change.proposed).map((_, index) =>
    contentLine(read(rejected, content), { side, line: index + 1 }),
  );

describe('where a line stands on the right side', () => {
  it('is its own place while all is accepted; what goes stands where it went', () => {
    expect(places([], 'proposed')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(places([], 'original')).toEqual([1, 3, 4, 5]);
  });

  it('is none where its hunk is rejected', () => {
    expect(places([one, five], 'proposed')).toEqual([null, null, 2, 3, 4, null]);
    expect(places([one, five], 'original')).toEqual([1, 2, 3, 4]);
  });

  it('goes on by what the user wrote', () => {
    const content = text('ONE', 'more', 'two', 'mine', 'three', 'four', 'five');
    expect(places([], 'proposed', content)).toEqual([1, 2, 3, 5, 6, 7]);
  });
});

it('a line of the right side means the line it comes from', () => {
  const meant = (rejected: readonly string[], line: number, content?: string) =>
    meantLine(change, read(rejected, content), line);
  expect(meant([], 2)).toEqual({ side: 'proposed', line: 2 });
  expect(meant([], 6)).toEqual({ side: 'proposed', line: 6 });
  expect(meant([one], 1)).toEqual({ side: 'original', line: 1 });
  expect(meant([one], 2)).toEqual({ side: 'proposed', line: 3 });
  expect(meant([], 99)).toEqual({ side: 'proposed', line: 6 });
});
