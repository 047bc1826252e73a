import type { LineChange } from '@shared/hunks/line-changes';

// Folding of unchanged lines: Monaco's options, and the diffs that use them. A diff folds only what does not fit. Pure.

export const foldOptions = { contextLineCount: 4, minimumLineCount: 4, revealLineCount: 20 };

/** The line that stands for folded lines is higher than a line of text. */
const foldedRows = 1.5;

/** Whether a diff of these two texts is folded if the screen has room for `rows` lines. */
export function isFolded(sides: readonly [original: string, proposed: string], rows: number): boolean {
  // A few lines too many are quicker to scroll than to unfold.
  return Math.max(...sides.map(lineCount)) > rows + foldOptions.minimumLineCount;
}

type ShownDiff = {
  readonly changes: readonly LineChange[];
  /** The number of lines of the original. */
  readonly lines: number;
  readonly layout: 'side-by-side' | 'inline' | 'single';
};

/** The number of unchanged lines around each change: as many as `rows` lines of the screen have room for. */
export function contextFor({ changes, lines, layout }: ShownDiff, rows: number): number {
  const changed = changes.reduce((all, change) => all + rowsOf(change, layout), 0);
  const gaps = gapsIn(changes, lines);
  const fits = (context: number) =>
    changed + gaps.reduce((all, gap) => all + shownRows(gap, context), 0) <= rows;
  let context = foldOptions.contextLineCount;
  while (context < rows && fits(context + 1)) context += 1;
  return context;
}

/** Side by side, both sides of a change share rows. */
function rowsOf({ beforeStart, beforeEnd, afterStart, afterEnd }: LineChange, layout: ShownDiff['layout']) {
  const [before, after] = [beforeEnd - beforeStart, afterEnd - afterStart];
  return layout === 'inline' ? before + after : Math.max(before, after);
}

/** Unchanged lines, with the number of changes that they touch. */
type Gap = { readonly length: number; readonly ends: 1 | 2 };

function gapsIn(changes: readonly LineChange[], lines: number): readonly Gap[] {
  const starts = [0, ...changes.map(({ beforeEnd }) => beforeEnd)];
  const ends = [...changes.map(({ beforeStart }) => beforeStart), lines];
  return starts.map((start, at) => {
    const isOuter = at === 0 || at === changes.length;
    return { length: Math.max(0, (ends[at] ?? start) - start), ends: isOuter ? 1 : 2 };
  });
}

/** Monaco folds a gap only if this hides enough lines. */
function shownRows({ length, ends }: Gap, context: number): number {
  const isShort = length < context * ends + foldOptions.minimumLineCount;
  return isShort ? length : context * ends + foldedRows;
}

/** A final line break does not start another line. */
function lineCount(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}
