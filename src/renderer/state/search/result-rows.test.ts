import type { FoundInFile, FoundLine } from '@shared/search/text-search';
import { expect, it } from 'vitest';
import { lineBeside, resultRows } from './result-rows';

const line = (at: number, matches = 1): FoundLine => ({
  line: at,
  column: 1,
  length: 1,
  text: 'x',
  matched: [[0, 1]],
  beyond: matches - 1,
});
const files: readonly FoundInFile[] = [
  { path: 'a.ts', lines: [line(1), line(5, 3)] },
  { path: 'b.ts', lines: [line(2)] },
];

it('a file stands over its lines with the number of its matches; folded it stands alone', () => {
  const rows = resultRows(files, new Set(['b.ts']));
  expect(rows.map(({ id }) => id)).toEqual(['file:a.ts', 'line:1:a.ts', 'line:5:a.ts', 'file:b.ts']);
  expect(rows[0]).toMatchObject({ count: 4, folded: false, position: 1, siblings: 2 });
  expect(rows[2]).toMatchObject({ position: 2, siblings: 2 });
});

it.each([
  [null, 1, 'line:1:a.ts'],
  [null, -1, 'line:2:b.ts'],
  ['line:5:a.ts', 1, 'line:2:b.ts'],
  ['line:2:b.ts', 1, 'line:1:a.ts'],
  ['line:1:a.ts', -1, 'line:2:b.ts'],
  ['file:b.ts', -1, 'line:5:a.ts'],
] as const)('from %s by %i one comes to %s, round and round', (active, step, expected) => {
  expect(lineBeside(files, active, step)?.id).toBe(expected);
});

it('where nothing was found there is no line to go to', () => {
  expect(lineBeside([], null, 1)).toBeNull();
});
