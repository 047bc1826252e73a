import { type Hunk, linesWithout, type TakenApart, type Verdict } from './hunks';
import { type LineChange, lineChanges, linesOf } from './line-changes';

// Reads the user's decisions on a change: the verdict on each hunk, and the user's own edits. The edited text is the
// only source. The same in the main process and in windows. Pure.

/** A hunk in the edited text. */
export type PlacedHunk = {
  readonly hunk: Hunk;
  readonly verdict: Verdict;
  /** The user edited it: it contains other lines than exactly the old or the proposed ones. */
  readonly isEdited: boolean;
  /** Its lines in that text, counted from 0. */
  readonly start: number;
  readonly end: number;
};

export type ReadContent = {
  /** In the order of the change's hunks. */
  readonly hunks: readonly PlacedHunk[];
  /** The text from the verdicts alone, and the user's changes to it. */
  readonly yielded: readonly string[];
  readonly own: readonly LineChange[];
};

/** `rejected`: the ids of the hunks that the user rejected. It decides if the text is ambiguous. */
export function readContent(change: TakenApart, content: string, rejected: ReadonlySet<string>): ReadContent {
  const lines = linesOf(content);
  const first = readOnce(change, lines, rejected);
  const told = new Set(first.hunks.flatMap(({ verdict, hunk }) => (verdict === 'reject' ? [hunk.id] : [])));
  const isAsTold = first.hunks.every(({ hunk }) => told.has(hunk.id) === rejected.has(hunk.id));
  return isAsTold ? first : readOnce(change, lines, told);
}

function readOnce(
  change: TakenApart,
  content: readonly string[],
  rejected: ReadonlySet<string>,
): ReadContent {
  const yielded = linesWithout(change, rejected);
  const own = lineChanges(yielded, content);
  /** The lines that the text has more than `yielded`, before the first relevant change of `own`. */
  let shift = 0;
  let next = 0;
  /** The lines that `yielded` has more than the original text. */
  let moved = 0;
  const hunks = change.hunks.map((hunk): PlacedHunk => {
    const isRejected = rejected.has(hunk.id);
    const ofBefore = hunk.beforeEnd - hunk.beforeStart;
    const size = isRejected ? ofBefore : hunk.afterEnd - hunk.afterStart;
    const range = { start: hunk.beforeStart + moved, end: hunk.beforeStart + moved + size };
    moved += size - ofBefore;
    for (let one = own[next]; one && one.beforeEnd < range.start; one = own[next]) {
      shift = shiftBehind(one);
      next += 1;
    }
    const here = changesAt(own, next, range);
    return { hunk, ...judge({ change, hunk, content, isRejected }, placesOf(range, shift, here)) };
  });
  return { hunks, yielded, own };
}

function shiftBehind({ beforeEnd, afterEnd }: LineChange): number {
  return afterEnd - beforeEnd;
}

type Range = { readonly start: number; readonly end: number };

/** The changes that overlap or touch the range. */
function changesAt(own: readonly LineChange[], from: number, { start, end }: Range): LineChange[] {
  const here: LineChange[] = [];
  for (let at = from; at < own.length; at += 1) {
    const one = own[at];
    if (!one || one.beforeStart > end) break;
    if (one.beforeEnd >= start) here.push(one);
  }
  return here;
}

/** The range after the edits: its own lines, and including insertions at its edges. */
type Places = { readonly inner: Range; readonly outer: Range; readonly isTouched: boolean };

function placesOf({ start, end }: Range, shift: number, here: readonly LineChange[]): Places {
  const inside = here.filter(({ beforeStart, beforeEnd }) => beforeStart < end && beforeEnd > start);
  const ahead = here.filter(({ beforeEnd }) => beforeEnd <= start && start < end).at(-1);
  const innerShift = ahead ? shiftBehind(ahead) : shift;
  return {
    inner: mapped({ start, end }, innerShift, inside),
    outer: mapped({ start, end }, shift, here),
    isTouched: here.length > 0,
  };
}

/** `shift` applies before the first of `changes`, which all touch the range. */
function mapped({ start, end }: Range, shift: number, changes: readonly LineChange[]): Range {
  const first = changes[0];
  const last = changes.at(-1);
  if (!first || !last) return { start: start + shift, end: end + shift };
  return {
    start: first.beforeStart < start ? first.afterStart : start + shift,
    end: last.beforeEnd > end ? last.afterEnd : end + shiftBehind(last),
  };
}

type Judging = {
  readonly change: TakenApart;
  readonly hunk: Hunk;
  readonly content: readonly string[];
  readonly isRejected: boolean;
};

/** If the text matches neither side clearly, the user's own verdict decides. */
function judge(
  { change, hunk, content, isRejected }: Judging,
  { inner, outer, isTouched }: Places,
): Omit<PlacedHunk, 'hunk'> {
  const before = change.original.slice(hunk.beforeStart, hunk.beforeEnd);
  const after = change.proposed.slice(hunk.afterStart, hunk.afterEnd);
  const [said, other] = isRejected ? (['reject', 'accept'] as const) : (['accept', 'reject'] as const);
  const [expected, opposite] = isRejected ? [before, after] : [after, before];
  const plain = (verdict: Verdict, { start, end }: Range) => ({ verdict, isEdited: false, start, end });
  const isAsSaid = holds(content, inner, expected);
  if (isAsSaid && (expected.length > 0 || !isTouched)) return plain(said, inner);
  if (holds(content, outer, opposite)) return plain(other, outer);
  const hasOther = contains(content, outer, opposite) && !contains(content, outer, expected);
  if (isAsSaid && !hasOther) return plain(said, inner);
  if (holds(content, inner, opposite)) return plain(other, inner);
  if (holds(content, outer, expected)) return plain(said, outer);
  return { verdict: hasOther ? other : said, isEdited: true, ...outer };
}

function holds(content: readonly string[], { start, end }: Range, lines: readonly string[]): boolean {
  return end - start === lines.length && lines.every((line, index) => content[start + index] === line);
}

function contains(content: readonly string[], { start, end }: Range, lines: readonly string[]): boolean {
  if (lines.length === 0) return false;
  for (let at = start; at + lines.length <= end; at += 1)
    if (holds(content, { start: at, end: at + lines.length }, lines)) return true;
  return false;
}
