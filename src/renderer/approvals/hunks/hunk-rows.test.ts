import { takeApart, textWithout } from '@shared/hunks/hunks';
import { readContent } from '@shared/hunks/read-content';
import { expect, it } from 'vitest';
import { hunkBlocks } from './hunk-rows';

const text = (...lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
const change = takeApart(
  text('one', 'two', 'three', 'four', 'five', 'six', 'seven'),
  text('ONE', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'),
);
const [one = '', eight = ''] = change.hunks.map(({ id }) => id);

function blocks(rejected: readonly string[], content = textWithout(change, new Set(rejected))) {
  return hunkBlocks(change, readContent(change, content, new Set(rejected)), content).map(
    ({ hunk, line, rows }) => ({
      of: hunk?.verdict ?? 'mine',
      line,
      rows: rows.map((row) => `${row.isStruck ? '~' : ''}${row.sign}${row.text}`),
    }),
  );
}

it('each hunk stands between a few lines of the right side', () => {
  expect(blocks([])).toEqual([
    { of: 'accept', line: 1, rows: ['-one', '+ONE', ' two', ' three'] },
    { of: 'accept', line: 8, rows: [' six', ' seven', '+eight'] },
  ]);
});

it('one that is rejected is struck', () => {
  expect(blocks([one, eight])).toEqual([
    { of: 'reject', line: 1, rows: [' one', '~+ONE', ' two', ' three'] },
    { of: 'reject', line: 8, rows: [' six', ' seven', '~+eight'] },
  ]);
});

it('what the user wrote stands among them, in a hunk or beside it', () => {
  const content = text('mine', 'two', 'three', 'four', 'five', 'six!', 'seven', 'eight');
  expect(blocks([], content)).toEqual([
    { of: 'accept', line: 1, rows: ['-one', '+mine', ' two', ' three'] },
    { of: 'mine', line: 6, rows: [' four', ' five', '-six', '+six!', ' seven'] },
    { of: 'accept', line: 8, rows: ['+eight'] },
  ]);
});

it('a hunk is counted as the diff counts its right side, whatever was added above it', () => {
  const longer = takeApart(text('a', 'b', 'c', 'd', 'e'), text('new', 'newer', 'a', 'b', 'c', 'd', 'E'));
  const ids = new Set<string>();
  const content = textWithout(longer, ids);
  const lines = hunkBlocks(longer, readContent(longer, content, ids), content).map(({ line }) => line);
  expect(lines).toEqual([1, 7]);
});
