import { compareTexts } from '../project/text/file-change';

// Counts the lines that a change added and removed. Pure.

export type LineCounts = { readonly added: number; readonly removed: number };

/** `null`: the file is missing. Counts zero lines for binary and very large files. */
export function countLines(before: Buffer | null, after: Buffer | null): LineCounts {
  const sides = [before, after];
  if (sides.some((side) => side !== null && (side.length > mostBytes || side.includes(0))))
    return { added: 0, removed: 0 };
  // One byte counts as one character: the newline is one byte in each of these encodings.
  const [old, now] = sides.map((side) => side?.toString('latin1') ?? '');
  const { added, removed } = compareTexts(old ?? '', now ?? '');
  return { added, removed };
}

/** Comparing larger files would block other work for too long. */
const mostBytes = 2 * 1024 * 1024;
