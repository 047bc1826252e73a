import type { TreeEntry } from './compare-trees';

// A change of a file between two snapshots.

export type FileChange = {
  /** Relative with `/`. */
  readonly path: string;
  /** The name is not UTF-8. The path is for display only, and no action on the file is possible. */
  readonly isOdd: boolean;
  /** Null: the file is new. */
  readonly before: FileEntry | null;
  /** Null: the file is gone. */
  readonly after: FileEntry | null;
  /** A parent folder that was empty before. It stays when the file is removed. */
  readonly emptyFolder?: string;
};

/** `mode`: permission bits; null for a link. */
export type FileEntry =
  | (TreeEntry & { readonly mode: number | null })
  /** An empty folder. */
  | { readonly id: ''; readonly kind: 'folder'; readonly mode: number };
