import type { TreeEntry } from '@shared/project';
import { expect, it } from 'vitest';
import { visibleRows } from '../state/visible-rows';
import type { MenuItem } from '../ui/menu/menu-item';
import { treeMenuItems } from './tree-menu';

const entry = (path: string, kind: TreeEntry['kind']): TreeEntry => ({
  name: path,
  path,
  kind,
  ignored: false,
});
const rows = visibleRows(
  {
    '': {
      kind: 'loaded',
      entries: [entry('src', 'folder'), entry('a.ts', 'file'), entry('lost', 'broken-link')],
    },
  },
  new Set(),
);
const nothing = { take() {}, copy() {} };
const labels = (items: readonly MenuItem[]) =>
  items.map((item) => (typeof item === 'object' && 'label' in item ? item.label : item));

it('offers to open a file and to copy both its paths', () => {
  expect(labels(treeMenuItems(rows[1], '/p', nothing))).toEqual([
    'Open',
    'separator',
    'Copy path',
    'Copy relative path',
    'separator',
    'Collapse all',
  ]);
});

it('offers to expand a folder', () => {
  expect(labels(treeMenuItems(rows[0], '/p', nothing))[0]).toBe('Expand');
});

it('offers to open neither a broken link nor nothing', () => {
  expect(labels(treeMenuItems(rows[2], '/p', nothing))[0]).toBe('Copy path');
  expect(labels(treeMenuItems(undefined, '/p', nothing))).toEqual(['Copy path', 'separator', 'Collapse all']);
});

it('copies the path as the system writes it', () => {
  const copied: string[] = [];
  for (const item of treeMenuItems(rows[1], 'C:\\p', { take() {}, copy: (text) => copied.push(text) }))
    if (typeof item === 'object' && 'onSelect' in item && item.label.startsWith('Copy')) item.onSelect();
  expect(copied).toEqual(['C:\\p\\a.ts', 'a.ts']);
});
