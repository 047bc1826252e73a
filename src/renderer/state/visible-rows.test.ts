import type { TreeEntry } from '@shared/project/project';
import { describe, expect, it } from 'vitest';
import {
  folderOf,
  foldersAbove,
  type Listings,
  shownFolders,
  visibleRows,
  withNewRow,
  withoutIgnored,
} from './visible-rows';

const entry = (path: string, kind: TreeEntry['kind'] = 'file'): TreeEntry => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  path,
  kind,
  ignored: false,
});

const listings: Listings = {
  '': { kind: 'loaded', entries: [entry('docs', 'folder'), entry('src', 'folder'), entry('README.md')] },
  src: { kind: 'loaded', entries: [entry('src/deep', 'folder'), entry('src/index.ts')] },
  'src/deep': { kind: 'loaded', entries: [] },
};

describe('visibleRows', () => {
  it('lists the root while nothing is expanded', () => {
    expect(visibleRows(listings, new Set()).map((row) => row.id)).toEqual(['docs', 'src', 'README.md']);
  });

  it('puts the children of an expanded folder below it, one level deeper', () => {
    const rows = visibleRows(listings, new Set(['src']));
    expect(rows.map((row) => [row.id, row.level])).toEqual([
      ['docs', 1],
      ['src', 1],
      ['src/deep', 2],
      ['src/index.ts', 2],
      ['README.md', 1],
    ]);
  });

  it('counts a row among its siblings only', () => {
    const rows = visibleRows(listings, new Set(['src']));
    expect(rows.find((row) => row.id === 'src/index.ts')).toMatchObject({
      position: 2,
      siblings: 2,
      folder: 'src',
    });
  });

  it('says that a folder is empty', () => {
    const rows = visibleRows(listings, new Set(['src', 'src/deep']));
    expect(rows.find((row) => row.kind === 'note')).toEqual({
      kind: 'note',
      id: 'src/deep/',
      folder: 'src/deep',
      level: 3,
      note: { kind: 'empty' },
    });
  });

  it('says that a folder is being listed as long as nothing is known of it', () => {
    const rows = visibleRows(listings, new Set(['docs']));
    expect(rows[1]).toMatchObject({ kind: 'note', folder: 'docs', level: 2, note: { kind: 'loading' } });
  });

  it('shows why a folder could not be listed and keeps its neighbours', () => {
    const failed: Listings = { ...listings, docs: { kind: 'failed', message: 'No permission.' } };
    const rows = visibleRows(failed, new Set(['docs']));
    expect(rows.map((row) => row.id)).toEqual(['docs', 'docs/', 'src', 'README.md']);
    expect(rows[1]).toMatchObject({ note: { kind: 'failed', message: 'No permission.' } });
  });

  it('goes through a link to a folder only as deep as it is expanded, even if it leads back up', () => {
    const looped: Listings = {
      '': { kind: 'loaded', entries: [entry('self', 'folder-link')] },
      self: { kind: 'loaded', entries: [entry('self/self', 'folder-link')] },
    };
    expect(visibleRows(looped, new Set(['self'])).map((row) => row.id)).toEqual(['self', 'self/self']);
  });

  it('flattens 5,000 children', () => {
    const many = Array.from({ length: 5000 }, (_, index) => entry(`src/file-${index}.ts`));
    const rows = visibleRows({ ...listings, src: { kind: 'loaded', entries: many } }, new Set(['src']));
    expect(rows).toHaveLength(5003);
  });
});

describe('shownFolders', () => {
  it('names the root and every expanded folder in sight', () => {
    expect(shownFolders(listings, new Set(['src', 'src/deep']))).toEqual(['', 'src', 'src/deep']);
  });

  it('leaves out a folder whose parent is collapsed', () => {
    expect(shownFolders(listings, new Set(['src/deep']))).toEqual(['']);
  });

  it('leaves out a folder that is no longer there', () => {
    expect(shownFolders(listings, new Set(['gone']))).toEqual(['']);
  });
});

describe('the folders of a path', () => {
  it('finds the folder it lies in', () => {
    expect([folderOf('src/deep/a.ts'), folderOf('README.md'), folderOf('')]).toEqual(['src/deep', '', '']);
  });

  it('finds every folder above it', () => {
    expect([foldersAbove('src/deep/a.ts'), foldersAbove('README.md')]).toEqual([['src/deep', 'src'], []]);
  });
});

describe('a place for something new', () => {
  const entry = (path: string, kind: 'file' | 'folder', ignored = false) => ({
    path,
    kind,
    ignored,
    name: path,
  });
  const listings: Listings = {
    '': {
      kind: 'loaded',
      entries: [entry('src', 'folder'), entry('dist', 'folder', true), entry('a', 'file')],
    },
    src: { kind: 'loaded', entries: [entry('src/b', 'file')] },
  };
  const place = (folder: string, expanded = new Set(['src'])) =>
    withNewRow(visibleRows(listings, expanded), { folder, entry: 'file' }).map(({ id, level }) => [
      id,
      level,
    ]);

  it('is first in its folder, one level in', () => {
    expect(place('')[0]).toEqual(['//', 1]);
    expect(place('src').slice(0, 3)).toEqual([
      ['src', 1],
      ['src//', 2],
      ['src/b', 2],
    ]);
  });

  it('is nowhere while its folder is not on show', () => {
    expect(place('gone').map(([id]) => id)).toEqual(['src', 'src/b', 'dist', 'a']);
  });

  it('what git ignores is left out, and the others are counted without it', () => {
    const rows = visibleRows(withoutIgnored(listings), new Set(['src']));
    expect(rows.map((row) => [row.id, row.kind === 'entry' && row.siblings])).toEqual([
      ['src', 2],
      ['src/b', 1],
      ['a', 2],
    ]);
  });
});
