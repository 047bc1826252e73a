import type { PlacedHunk, ReadContent } from '@shared/hunks/read-content';
import type { ReviewDraft, Side } from '../../state/questions/review-draft';
import { contentLine, type SideLine } from './content-lines';

// Zones between the lines of a diff: rejected hunks, and comments on lines. Pure.

export type HunkZone = {
  readonly key: string;
  /** The column of the diff that shows the zone. */
  readonly on: Column;
  readonly afterLine: number;
  /** Height in pixels, until it is measured. */
  readonly guess: number;
  readonly shows: ZoneContent;
};

export type ZoneContent =
  | { readonly kind: 'rejected'; readonly placed: PlacedHunk }
  | { readonly kind: 'comments'; readonly side: Side; readonly line: number };

/** The possible columns of a diff. */
export type Column = 'left' | 'right';

/** The maximum number of struck-out lines of a hunk. */
export const mostStruck = 12;
const lineHeight = 19;

export function hunkZones(
  read: ReadContent,
  draft: ReviewDraft,
  columns: readonly Column[],
): readonly HunkZone[] {
  const rejected = read.hunks.filter(({ verdict }) => verdict === 'reject').map(rejectedZone);
  return [...rejected, ...commentedLines(draft).flatMap((line) => commentZone(line, read, columns))];
}

function rejectedZone(placed: PlacedHunk): HunkZone {
  const { id, afterStart, afterEnd } = placed.hunk;
  const lines = Math.min(afterEnd - afterStart, mostStruck + 1);
  return {
    key: `hunk ${id}`,
    on: 'right',
    afterLine: placed.end,
    guess: 26 + lines * lineHeight,
    shows: { kind: 'rejected', placed },
  };
}

/** Each line with a comment or an open comment form, once. */
export function commentedLines({ comments, open }: ReviewDraft): readonly SideLine[] {
  const said = open?.kind === 'comment' ? [...comments, open] : comments;
  return [...new Map(said.map(({ side, line }) => [`${side} ${line}`, { side, line }])).values()];
}

/** A line of a rejected hunk shows its comments in the hunk's zone. */
function commentZone({ side, line }: SideLine, read: ReadContent, columns: readonly Column[]): HunkZone[] {
  const isLeft = side === 'original' && columns.includes('left');
  const afterLine = isLeft ? line : contentLine(read, { side, line });
  if (afterLine === null) return [];
  const shows = { kind: 'comments', side, line } as const;
  return [{ key: `${side} ${line}`, on: isLeft ? 'left' : 'right', afterLine, guess: 40, shows }];
}

/** The hunk that contains the line of the right side, or else one that touches it. */
export function hunkAt(read: ReadContent, line: number): PlacedHunk | null {
  const at = line - 1;
  const inside = read.hunks.find(({ start, end }) => start <= at && at < end);
  return (
    inside ?? read.hunks.find(({ start, end }) => start === end && (start === at || start === line)) ?? null
  );
}

/** The same, or else the nearest hunk. */
export function nearestHunk(read: ReadContent, line: number): PlacedHunk | null {
  const found = hunkAt(read, line);
  if (found) return found;
  const away = ({ start, end }: PlacedHunk) => (line - 1 < start ? start - line + 1 : line - end);
  return read.hunks.reduce<PlacedHunk | null>(
    (nearest, hunk) => (nearest === null || away(hunk) < away(nearest) ? hunk : nearest),
    null,
  );
}

/** The first line of the next or previous change; it wraps around. Changes are all hunks and the user's own edits. */
export function nextChange(read: ReadContent, line: number, target: 'next' | 'previous'): number | null {
  const starts = [...read.hunks.map(({ start }) => start), ...read.own.map(({ afterStart }) => afterStart)];
  const lines = [...new Set(starts)].sort((a, b) => a - b).map((start) => start + 1);
  if (target === 'next') return lines.find((one) => one > line) ?? lines[0] ?? null;
  return lines.findLast((one) => one < line) ?? lines.at(-1) ?? null;
}
