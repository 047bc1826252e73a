import { expect, it } from 'vitest';
import { visibleRows } from '../state/visible-rows';
import { between, pickedPaths, toggled } from './tree-selection';

const entry = (name: string) => ({ name, path: name, kind: 'file', ignored: false }) as const;
const rows = visibleRows({ '': { kind: 'loaded', entries: ['a', 'b', 'c', 'd'].map(entry) } }, new Set());

it('one more is picked, or one less, and the last stays', () => {
  expect(toggled(['a'], 'c')).toEqual(['a', 'c']);
  expect(toggled(['a', 'c'], 'a')).toEqual(['c']);
  expect(toggled(['a'], 'a')).toEqual(['a']);
});

it('all between two rows are picked, whichever comes first', () => {
  expect(between(rows, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(between(rows, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(between(rows, 'gone', 'b')).toEqual(['b']);
});

it('what is gone is picked no more, and neither are others when the keyboard is elsewhere', () => {
  expect(pickedPaths(rows, ['d', 'gone', 'a'], rows[0])).toEqual(['a', 'd']);
  expect(pickedPaths(rows, ['d', 'gone', 'a'], rows[1])).toEqual(['b']);
  expect(pickedPaths(rows, [], undefined)).toEqual([]);
});
