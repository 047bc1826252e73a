import type { TakenApart } from '@shared/hunks/hunks';
import type { LineChange } from '@shared/hunks/line-changes';
import type { ReadContent } from '@shared/hunks/read-content';
import type { Side } from '../../state/questions/review-draft';

// Converts lines between the sides of a change and the right side as it is shown. Pure; all lines count from 1.

export type SideLine = { readonly side: Side; readonly line: number };

/**
 * The line of the right side under which a line of either side appears; 0 means at the top. Null if a rejected hunk
 * removed it from the text.
 */
export function contentLine(read: ReadContent, { side, line }: SideLine): number | null {
  const at = line - 1;
  const from = side === 'original' ? originalRange : proposedRange;
  let behind = 0;
  let shift = 0;
  for (const placed of read.hunks) {
    const { start, end } = from(placed.hunk);
    if (at < start) break;
    if (at < end) {
      const isThere = (placed.verdict === 'reject') === (side === 'original');
      if (!isThere && side === 'proposed') return null;
      return Math.min(placed.start + (isThere ? at - start : 0), Math.max(placed.end - 1, placed.start)) + 1;
    }
    behind = placed.end;
    shift = placed.end - end;
  }
  return Math.max(behind, moved(read.own, at + shift, behind)) + 1;
}

/** The side and line that a line of the right side refers to. */
export function meantLine(change: TakenApart, read: ReadContent, line: number): SideLine {
  const at = line - 1;
  let last: { readonly end: number; readonly proposed: number } = { end: 0, proposed: 0 };
  for (const { hunk, verdict, start, end } of read.hunks) {
    if (at < start) break;
    if (at < end) {
      if (verdict === 'reject')
        return clamped(change, {
          side: 'original',
          line: Math.min(hunk.beforeStart + at - start + 1, hunk.beforeEnd),
        });
      return clamped(change, {
        side: 'proposed',
        line: Math.min(hunk.afterStart + at - start + 1, hunk.afterEnd),
      });
    }
    last = { end, proposed: hunk.afterEnd };
  }
  return clamped(change, { side: 'proposed', line: last.proposed + at - last.end + 1 });
}

type Range = { readonly start: number; readonly end: number };

function originalRange({ beforeStart, beforeEnd }: LineChange): Range {
  return { start: beforeStart, end: beforeEnd };
}

function proposedRange({ afterStart, afterEnd }: LineChange): Range {
  return { start: afterStart, end: afterEnd };
}

/** The user's own edits between the previous hunk and the line move the line. Earlier edits are skipped. */
function moved(own: readonly LineChange[], at: number, from: number): number {
  let line = at;
  for (const { afterStart, beforeStart, beforeEnd, afterEnd } of own) {
    if (afterStart < from) continue;
    if (afterStart > line) break;
    line += afterEnd - afterStart - (beforeEnd - beforeStart);
  }
  return line;
}

function clamped(change: TakenApart, { side, line }: SideLine): SideLine {
  return { side, line: Math.max(1, Math.min(line, change[side].length)) };
}
