import type { TreeEntry } from '@shared/project/project';
import { expect, it } from 'vitest';
import { type Row, visibleRows } from '../state/visible-rows';
import type { MenuItem } from '../ui/menu/menu-item';
import { useTreeEdit } from './entries/tree-edit';
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
const choose = (row: Row | undefined, root = '/p') => ({
  row,
  root,
  take() {},
  copy(_text: string) {},
  paths: row?.kind === 'entry' ? [row.entry.path] : [],
});
const labels = (items: readonly MenuItem[]) =>
  items.map((item) => (typeof item === 'object' && 'label' in item ? item.label : item));

it('offers to open a file and to copy both its paths', () => {
  expect(labels(treeMenuItems(choose(rows[1])))).toEqual([
    'Open',
    'Add to chat',
    'separator',
    'New file…',
    'New folder…',
    'separator',
    'Cut',
    'Copy',
    'Duplicate',
    'separator',
    'Copy path',
    'Copy relative path',
    'separator',
    'Rename…',
    'Delete…',
    'separator',
    'Hide files ignored by git',
    'Collapse all',
  ]);
});

it('offers to expand a folder', () => {
  expect(labels(treeMenuItems(choose(rows[0])))[0]).toBe('Expand');
});

it('offers to open neither a broken link nor nothing', () => {
  expect(labels(treeMenuItems(choose(rows[2])))).not.toContain('Open');
  expect(labels(treeMenuItems(choose(undefined))).filter((label) => label !== 'separator')).toEqual([
    'New file…',
    'New folder…',
    'Copy path',
    'Hide files ignored by git',
    'Collapse all',
  ]);
});

it('copies the path as the system writes it', () => {
  const copied: string[] = [];
  const chosen = { ...choose(rows[1], 'C:\\p'), copy: (text: string) => void copied.push(text) };
  for (const item of treeMenuItems(chosen))
    if (typeof item === 'object' && 'onSelect' in item && item.label.startsWith('Copy ')) item.onSelect();
  expect(copied).toEqual(['C:\\p\\a.ts', 'a.ts']);
});

it('of several rows it copies all paths and deletes all, and renames none', () => {
  const copied: string[] = [];
  const copy = (text: string) => void copied.push(text);
  const items = treeMenuItems({ ...choose(rows[1]), paths: ['src', 'a.ts'], copy });
  for (const item of items)
    if (typeof item === 'object' && 'onSelect' in item && /^Copy .|^Delete/.test(item.label)) item.onSelect();
  expect(copied).toEqual(['/p/src\n/p/a.ts', 'src\na.ts']);
  expect(useTreeEdit.getState().deleting).toEqual(['src', 'a.ts']);
  expect(labels(items)).not.toContain('Rename…');
});
