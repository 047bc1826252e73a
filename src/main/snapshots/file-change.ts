import type { TreeEntry } from './compare-trees';

// What a snapshot says that became of a file.

export type FileChange = {
  /** Relative with `/`. */
  readonly path: string;
  /** Its name is no UTF-8, which the path only shows: nothing can be done with it. */
  readonly isOdd: boolean;
  /** Null: there was nothing. */
  readonly before: FileEntry | null;
  /** Null: there is nothing any more. */
  readonly after: FileEntry | null;
  /** A folder around it, which was empty before: it stays if this goes. */
  readonly emptyFolder?: string;
};

/** `mode`: permission bits; null for a link. */
export type FileEntry =
  | (TreeEntry & { readonly mode: number | null })
  /** Nothing is in it. */
  | { readonly id: ''; readonly kind: 'folder'; readonly mode: number };
