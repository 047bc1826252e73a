import { foldersAbove, type Row } from '../state/visible-rows';

// Which rows carry a mark because the agent changed something there. Pure.

export type Mark = 'changed' | 'holds-changes' | 'none';

export type ChangedMarks = {
  readonly files: ReadonlySet<string>;
  /** The folders that hold a changed file at any depth. */
  readonly folders: ReadonlySet<string>;
};

export function changedMarks(changedFiles: readonly string[]): ChangedMarks {
  return { files: new Set(changedFiles), folders: new Set(changedFiles.flatMap(foldersAbove)) };
}

export function markOf(row: Row, marks: ChangedMarks): Mark {
  if (row.kind !== 'entry') return 'none';
  if (marks.files.has(row.entry.path)) return 'changed';
  return marks.folders.has(row.entry.path) ? 'holds-changes' : 'none';
}
