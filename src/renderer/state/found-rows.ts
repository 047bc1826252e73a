// Rows of a tree of finds: files, and under each unfolded file its lines.

export type FileRow = {
  readonly kind: 'file';
  readonly id: string;
  readonly path: string;
  readonly count: number;
  readonly folded: boolean;
  /** From 1, among the files. */
  readonly position: number;
  readonly siblings: number;
};

export type LineRow = {
  readonly kind: 'line';
  readonly id: string;
  readonly path: string;
  /** From 1, among the lines of the file. */
  readonly position: number;
  readonly siblings: number;
};
