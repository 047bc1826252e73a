import { expect, it } from 'vitest';
import { resultRows } from '../../state/search/result-rows';
import { stepFor } from './tree-keys';

const found = { line: 1, column: 1, length: 1, text: 'x', matched: [[0, 1]], beyond: 0 } as const;
const files = [
  { path: 'a.ts', lines: [found, { ...found, line: 2 }] },
  { path: 'b.ts', lines: [found] },
];
const rows = resultRows(files, new Set(['b.ts']));

it.each([
  ['ArrowDown', -1, { kind: 'go', to: 0 }],
  ['ArrowDown', 3, { kind: 'go', to: 3 }],
  ['ArrowUp', 0, { kind: 'go', to: 0 }],
  ['PageDown', 0, { kind: 'go', to: 2 }],
  ['Home', 3, { kind: 'go', to: 0 }],
  ['End', 0, { kind: 'go', to: 3 }],
  ['ArrowRight', 3, { kind: 'fold', path: 'b.ts', folded: false }],
  ['ArrowRight', 0, { kind: 'go', to: 1 }],
  ['ArrowRight', 1, null],
  ['ArrowLeft', 0, { kind: 'fold', path: 'a.ts', folded: true }],
  ['ArrowLeft', 2, { kind: 'go', to: 0 }],
  ['ArrowLeft', 3, null],
  ['Enter', 1, { kind: 'activate' }],
  ['Enter', -1, null],
  ['x', 1, null],
])('%s on row %i', (key, active, expected) => {
  expect(stepFor(key, { rows, active, pageSize: 2 })).toEqual(expected);
});
