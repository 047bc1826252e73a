import type { TreeEntry } from '@shared/project/project';
import type { AnyText } from '@shared/texts/text';

// The tree as a flat list: which rows are on show, given what was listed and which folders are expanded. Pure.

/** What is known of a folder's children. */
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
  /** The folder it lies in. */
  readonly folder: string;
  /** From 1, as `aria-level` counts. */
  readonly level: number;
  readonly expanded: boolean;
  /** From 1, among its siblings. */
  readonly position: number;
  readonly siblings: number;
};

/** Stands where a folder's children would be while there are none to show. */
export type NoteRow = {
  readonly kind: 'note';
  readonly id: string;
  readonly folder: string;
  readonly level: number;
  readonly note: Exclude<Listing, { kind: 'loaded' }> | { readonly kind: 'empty' };
};

/** Stands where something new will be while its name is typed. */
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

/** Without what git ignores. */
export function withoutIgnored(listings: Listings): Listings {
  return Object.fromEntries(
    Object.entries(listings).map(([folder, listing]) => [
      folder,
      listing.kind === 'loaded' ? { ...listing, entries: listing.entries.filter(isNotIgnored) } : listing,
    ]),
  );
}

/** With a place for something new, first in its folder; unchanged while that is not on show. */
export function withNewRow(
  rows: readonly Row[],
  { folder, entry }: { readonly folder: string; readonly entry: 'file' | 'folder' },
): readonly Row[] {
  const above = rows.findIndex((row) => row.id === folder);
  if (above === -1 && folder !== '') return rows;
  const level = (rows[above]?.level ?? 0) + 1;
  return rows.toSpliced(above + 1, 0, { kind: 'new', id: `${folder}//`, folder, level, entry });
}

/** The folders whose children are on show, the root first: those to list and to watch. */
export function shownFolders(listings: Listings, expanded: ReadonlySet<string>): string[] {
  const open = visibleRows(listings, expanded).flatMap((row) =>
    row.kind === 'entry' && row.expanded ? [row.entry.path] : [],
  );
  return ['', ...open];
}

/** Whether the entry can be expanded. A link that leads back up is a folder again each time it is expanded. */
export function isFolder({ kind }: TreeEntry): boolean {
  return kind === 'folder' || kind === 'folder-link';
}

/** The folder a path lies in, `''` for the root's own entries. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Every folder above a path, the nearest first, without the root. */
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

// A slash at the end keeps a note's id apart from every entry's.
function noteRow(folder: string, level: number, note: NoteRow['note']): NoteRow {
  return { kind: 'note', id: `${folder}/`, folder, level, note };
}
