import { changesOnlyWhitespace, type TakenApart, type Verdict } from '@shared/hunks/hunks';
import { linesOf } from '@shared/hunks/line-changes';
import type { PlacedHunk, ReadContent } from '@shared/hunks/read-content';
import type { Side } from '../../state/questions/review-draft';

// A change on its card, hunk by hunk: each with a few lines around it, and with the user's own edits. Pure.

export type HunkBlock = {
  readonly key: string;
  /** Null for the user's own edit. */
  readonly hunk: {
    readonly id: string;
    readonly place: number;
    readonly verdict: Verdict;
    /** It changes only whitespace. */
    readonly isFormatting: boolean;
  } | null;
  /** Its line in the resulting text, from 1: the right side of the diff counts in the same way. */
  readonly line: number;
  readonly rows: readonly HunkRow[];
};

export type HunkRow = {
  readonly sign: '+' | '-' | ' ';
  readonly text: string;
  /** Whether it is not applied. */
  readonly isStruck: boolean;
  /** The line that a comment on this row belongs to; null for the user's own line. */
  readonly at: { readonly side: Side; readonly line: number } | null;
};

/** Number of lines around a block. */
const around = 2;

export function hunkBlocks(change: TakenApart, read: ReadContent, content: string): readonly HunkBlock[] {
  const lines = linesOf(content);
  const pieces = piecesOf(change, read, lines);
  return pieces.map(({ start, end, rows, ...block }, index) => {
    const behind = pieces[index - 1]?.end ?? 0;
    const next = pieces[index + 1]?.start ?? lines.length;
    // Lines between two blocks are shown once.
    const after = contextRows(lines, end, Math.min(next, end + around));
    const before = contextRows(lines, Math.max(index === 0 ? 0 : behind + around, start - around), start);
    return { ...block, rows: [...before, ...rows, ...after] };
  });
}

type Piece = HunkBlock & {
  /** Its lines in the text, from 0. */
  readonly start: number;
  readonly end: number;
};

function piecesOf(change: TakenApart, read: ReadContent, lines: readonly string[]): readonly Piece[] {
  const hunks = read.hunks.map((placed, index) => hunkPiece(change, { placed, place: index + 1, lines }));
  return [...hunks, ...ownPieces(read, lines)].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

type Placing = { readonly placed: PlacedHunk; readonly place: number; readonly lines: readonly string[] };

function hunkPiece(change: TakenApart, { placed, place, lines }: Placing): Piece {
  const { original, proposed } = change;
  const { hunk, verdict, isEdited, start, end } = placed;
  const isStruck = verdict === 'reject';
  // Lines of a rejected hunk stay unchanged.
  const sign = isStruck && !isEdited ? ' ' : '-';
  const removed = original
    .slice(hunk.beforeStart, hunk.beforeEnd)
    .map((text, index) => row(sign, text, false, { side: 'original', line: hunk.beforeStart + index + 1 }));
  const added = proposed
    .slice(hunk.afterStart, hunk.afterEnd)
    .map((text, index) => row('+', text, isStruck, { side: 'proposed', line: hunk.afterStart + index + 1 }));
  const written = lines.slice(start, end).map((text) => row('+', text, false, null));
  // Preserved old lines are not new; only the user's replacements are.
  const rows = isEdited ? [...removed, ...(isStruck ? added : []), ...written] : [...removed, ...added];
  return {
    key: hunk.id,
    hunk: { id: hunk.id, place, verdict, isFormatting: changesOnlyWhitespace(change, hunk) },
    line: start + 1,
    rows,
    start,
    end,
  };
}

/** The user's changes outside the hunks. */
function ownPieces(read: ReadContent, lines: readonly string[]): Piece[] {
  const isIn = (start: number, end: number) =>
    read.hunks.some((placed) => placed.isEdited && placed.start <= start && end <= placed.end);
  return read.own
    .filter(({ afterStart, afterEnd }) => !isIn(afterStart, afterEnd))
    .map(({ beforeStart, beforeEnd, afterStart, afterEnd }) => ({
      key: `own ${afterStart}`,
      hunk: null,
      line: afterStart + 1,
      rows: [
        ...read.yielded.slice(beforeStart, beforeEnd).map((text) => row('-', text, false, null)),
        ...lines.slice(afterStart, afterEnd).map((text) => row('+', text, false, null)),
      ],
      start: afterStart,
      end: afterEnd,
    }));
}

function contextRows(lines: readonly string[], from: number, to: number): HunkRow[] {
  return lines.slice(Math.max(0, from), Math.max(0, from, to)).map((text) => row(' ', text, false, null));
}

function row(sign: HunkRow['sign'], text: string, isStruck: boolean, at: HunkRow['at']): HunkRow {
  return { sign, text: text.replace(/\n$/, ''), isStruck, at };
}
