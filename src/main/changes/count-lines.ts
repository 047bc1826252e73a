import { compareTexts } from '../project/text/file-change';

// How many lines a change added and removed, as a person reads it. Pure.

export type LineCounts = { readonly added: number; readonly removed: number };

/** `null`: there is no such file. Of what is no text, and of what is very large, no lines are counted. */
export function countLines(before: Buffer | null, after: Buffer | null): LineCounts {
  const sides = [before, after];
  if (sides.some((side) => side !== null && (side.length > mostBytes || side.includes(0))))
    return { added: 0, removed: 0 };
  // A byte stands for a character: line ends are the same in whatever encoding has them as one byte.
  const [old, now] = sides.map((side) => side?.toString('latin1') ?? '');
  const { added, removed } = compareTexts(old ?? '', now ?? '');
  return { added, removed };
}

/** More would be compared for so long that others wait. */
const mostBytes = 2 * 1024 * 1024;
