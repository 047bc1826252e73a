import type { TreeEntry } from '@shared/project/project';
import { describe, expect, it } from 'vitest';
import { type Listings, visibleRows } from '../state/visible-rows';
import { activate, selectedIndex, stepFor } from './tree-keys';

const entry = (path: string, kind: TreeEntry['kind'] = 'file'): TreeEntry => ({
  name: path,
  path,
  kind,
  ignored: false,
});

const listings: Listings = {
  '': { kind: 'loaded', entries: [entry('docs', 'folder'), entry('src', 'folder'), entry('README.md')] },
  src: { kind: 'loaded', entries: [entry('src/a.ts'), entry('src/b.ts')] },
  docs: { kind: 'failed', message: 'No permission.' },
};
const rows = visibleRows(listings, new Set(['src']));
const press = (key: string, id: string, pageSize = 3) =>
  stepFor(key, { rows, selected: rows.findIndex((row) => row.id === id), pageSize });

describe('keys of the tree', () => {
  it('walks up and down and stays at the ends', () => {
    expect(press('ArrowDown', 'src')).toEqual({ kind: 'select', id: 'src/a.ts' });
    expect(press('ArrowUp', 'src')).toEqual({ kind: 'select', id: 'docs' });
    expect(press('ArrowUp', 'docs')).toEqual({ kind: 'select', id: 'docs' });
    expect(press('ArrowDown', 'README.md')).toEqual({ kind: 'select', id: 'README.md' });
  });

  it('jumps to the ends and by the page', () => {
    expect(press('End', 'docs')).toEqual({ kind: 'select', id: 'README.md' });
    expect(press('Home', 'README.md')).toEqual({ kind: 'select', id: 'docs' });
    expect(press('PageDown', 'docs')).toEqual({ kind: 'select', id: 'src/a.ts' });
    expect(press('PageUp', 'README.md')).toEqual({ kind: 'select', id: 'src/a.ts' });
  });

  it('starts at the first row going down and at the last going up when nothing is selected', () => {
    expect(press('ArrowDown', 'nothing')).toEqual({ kind: 'select', id: 'docs' });
    expect(press('ArrowUp', 'nothing')).toEqual({ kind: 'select', id: 'README.md' });
  });

  it('expands a collapsed folder with Right, then steps into it', () => {
    expect(press('ArrowRight', 'docs')).toEqual({ kind: 'expand', path: 'docs' });
    expect(press('ArrowRight', 'src')).toEqual({ kind: 'select', id: 'src/a.ts' });
    expect(press('ArrowRight', 'README.md')).toBeNull();
  });

  it('collapses an expanded folder with Left, else goes to the parent', () => {
    expect(press('ArrowLeft', 'src')).toEqual({ kind: 'collapse', path: 'src' });
    expect(press('ArrowLeft', 'src/b.ts')).toEqual({ kind: 'select', id: 'src' });
    expect(press('ArrowLeft', 'README.md')).toBeNull();
  });

  it('opens files with Enter, previews them with Space, and toggles folders with both', () => {
    expect(press('Enter', 'src/a.ts')).toEqual({ kind: 'open', path: 'src/a.ts' });
    expect(press(' ', 'src/a.ts')).toEqual({ kind: 'preview', path: 'src/a.ts' });
    expect(press(' ', 'src')).toEqual({ kind: 'collapse', path: 'src' });
    expect(press('Enter', 'docs')).toEqual({ kind: 'expand', path: 'docs' });
  });

  it('leaves other keys alone', () => {
    expect(press('Tab', 'src')).toBeNull();
  });

  it('has nothing to do in a tree without rows', () => {
    expect(stepFor('ArrowDown', { rows: [], selected: -1, pageSize: 10 })).toBeNull();
  });
});

describe('activating a row', () => {
  it('tries a folder again that could not be listed', () => {
    const failed = visibleRows(listings, new Set(['docs']))[1];
    expect(activate(failed)).toEqual({ kind: 'retry', folder: 'docs' });
  });

  it('opens neither a broken link nor a device', () => {
    const odd: Listings = {
      '': { kind: 'loaded', entries: [entry('lost', 'broken-link'), entry('pipe', 'other')] },
    };
    expect(visibleRows(odd, new Set()).map(activate)).toEqual([null, null]);
  });
});

describe('the selection after the disk changed', () => {
  const selection = { id: 'src/a.ts', index: 2 };

  it('stays on its row, wherever that went', () => {
    expect(selectedIndex(rows.slice(1), selection)).toBe(1);
  });

  it('goes to the row that took the place of a vanished one', () => {
    const after = rows.filter((row) => row.id !== 'src/a.ts');
    expect(after[selectedIndex(after, selection)]?.id).toBe('src/b.ts');
  });

  it('goes to the last row when the end vanished, and nowhere when all did', () => {
    expect(selectedIndex(rows.slice(0, 2), selection)).toBe(1);
    expect(selectedIndex([], selection)).toBe(-1);
    expect(selectedIndex(rows, null)).toBe(-1);
  });
});
