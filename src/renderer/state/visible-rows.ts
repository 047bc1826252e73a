import type { TreeEntry } from '@shared/project/project';
import type { AnyText } from '@shared/texts/text';

// The tree as a flat list: the visible rows, from the listings and the expanded folders. Pure.

/** The state of a folder's children. */
export type Listing =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly entries: readonly TreeEntry[] }
  | { readonly kind: 'failed'; readonly message: AnyText };

/** Keyed by the folder's path, `''` the root. */
export type Listings = Readonly<Record<string, Listing>>;

export type EntryRow = {
  readonly kind: 'entry';
  readonly id: string;
  readonly entry: TreeEntry;
  /** The folder that contains it. */
  readonly folder: string;
  /** From 1, as `aria-level` counts. */
  readonly level: number;
  readonly expanded: boolean;
  /** From 1, among its siblings. */
  readonly position: number;
  readonly siblings: number;
};

/** Takes the place of a folder's children while there are none to show. */
export type NoteRow = {
  readonly kind: 'note';
  readonly id: string;
  readonly folder: string;
  readonly level: number;
  readonly note: Exclude<Listing, { kind: 'loaded' }> | { readonly kind: 'empty' };
};

/** Takes the place of a new entry while the user types its name. */
export type NewRow = {
  readonly kind: 'new';
  readonly id: string;
  readonly folder: string;
  readonly level: number;
  readonly entry: 'file' | 'folder';
};

export type Row = EntryRow | NoteRow | NewRow;

export function visibleRows(listings: Listings, expanded: ReadonlySet<string>): Row[] {
  const rows: Row[] = [];
  addChildren(rows, '', 1, listings, expanded);
  return rows;
}

/** Removes entries that git ignores. */
export function withoutIgnored(listings: Listings): Listings {
  return Object.fromEntries(
    Object.entries(listings).map(([folder, listing]) => [
      folder,
      listing.kind === 'loaded' ? { ...listing, entries: listing.entries.filter(isNotIgnored) } : listing,
    ]),
  );
}

/** Adds a row for a new entry, first in its folder; unchanged if the folder is hidden. */
export function withNewRow(
  rows: readonly Row[],
  { folder, entry }: { readonly folder: string; readonly entry: 'file' | 'folder' },
): readonly Row[] {
  const above = rows.findIndex((row) => row.id === folder);
  if (above === -1 && folder !== '') return rows;
  const level = (rows[above]?.level ?? 0) + 1;
  return rows.toSpliced(above + 1, 0, { kind: 'new', id: `${folder}//`, folder, level, entry });
}

/** The folders whose children are visible, the root first: these are listed and watched. */
export function shownFolders(listings: Listings, expanded: ReadonlySet<string>): string[] {
  const open = visibleRows(listings, expanded).flatMap((row) =>
    row.kind === 'entry' && row.expanded ? [row.entry.path] : [],
  );
  return ['', ...open];
}

/** Whether the entry can be expanded. A link to a parent folder is a folder again at each level. */
export function isFolder({ kind }: TreeEntry): boolean {
  return kind === 'folder' || kind === 'folder-link';
}

/** The folder of a path, `''` for the root's own entries. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Every folder above a path, the nearest first, except the root. */
export function foldersAbove(path: string): string[] {
  const folder = folderOf(path);
  return folder === '' ? [] : [folder, ...foldersAbove(folder)];
}

function addChildren(
  rows: Row[],
  folder: string,
  level: number,
  listings: Listings,
  expanded: ReadonlySet<string>,
): void {
  const listing = listings[folder] ?? { kind: 'loading' };
  if (listing.kind !== 'loaded') {
    rows.push(noteRow(folder, level, listing));
    return;
  }
  if (listing.entries.length === 0) rows.push(noteRow(folder, level, { kind: 'empty' }));
  for (const [index, entry] of listing.entries.entries()) {
    const open = isFolder(entry) && expanded.has(entry.path);
    rows.push({
      kind: 'entry',
      id: entry.path,
      entry,
      folder,
      level,
      expanded: open,
      position: index + 1,
      siblings: listing.entries.length,
    });
    if (open) addChildren(rows, entry.path, level + 1, listings, expanded);
  }
}

function isNotIgnored({ ignored }: TreeEntry): boolean {
  return !ignored;
}

// A trailing slash distinguishes a note's id from the ids of all entries.
function noteRow(folder: string, level: number, note: NoteRow['note']): NoteRow {
  return { kind: 'note', id: `${folder}/`, folder, level, note };
}
