import type { LineChange } from '@shared/hunks/line-changes';
import type { ReadContent } from '@shared/hunks/read-content';
import type { ReviewDraft } from '../../state/questions/review-draft';
import { contentLine } from './content-lines';
import { commentedLines } from './hunk-zones';

/**
 * Equal lines of both sides that the user decided or commented on: those of rejected hunks, and commented lines. In the
 * order of the file; some may be changed lines. `changes`: from the file to its right side. Pure.
 */
export function usedLines(
  read: ReadContent,
  draft: ReviewDraft,
  changes: readonly LineChange[],
): readonly LineChange[] {
  const rejected = read.hunks.flatMap(({ hunk, verdict, start, end }): LineChange[] => {
    if (verdict !== 'reject') return [];
    return [{ beforeStart: hunk.beforeStart, beforeEnd: hunk.beforeEnd, afterStart: start, afterEnd: end }];
  });
  const commented = commentedLines(draft).flatMap((line) => {
    const shown = contentLine(read, line);
    return shown === null ? [] : equalLine(shown - 1, changes);
  });
  return [...rejected, ...commented].sort((a, b) => a.afterStart - b.afterStart);
}

/** The line of the right side, from 0, with its line of the file; none if it is changed. */
function equalLine(at: number, changes: readonly LineChange[]): readonly LineChange[] {
  const before = changes.findLast(({ afterStart }) => afterStart <= at);
  if (before && at < before.afterEnd) return [];
  const line = at + (before ? before.beforeEnd - before.afterEnd : 0);
  return [{ beforeStart: line, beforeEnd: line + 1, afterStart: at, afterEnd: at + 1 }];
}
