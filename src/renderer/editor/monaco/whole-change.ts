import type { LineChange } from '@shared/hunks/line-changes';
import { LineRange } from 'monaco-editor/editor/common/core/ranges/lineRange';

// The change of a text that was or becomes empty. Monaco takes an empty text for one empty line, and marks that line as
// replaced.

/** `lines` as Monaco counts them: an empty line follows a final line break. */
export type TextSize = { readonly lines: number; readonly endsWithBreak: boolean };

/**
 * All lines are added or removed. Null if neither text or both are empty, or if an added text ends without a line
 * break: Monaco's accessible view needs a line opposite each unchanged line.
 */
export function wholeChange(original: TextSize, modified: TextSize): LineChange | null {
  const [wasEmpty, becomesEmpty] = [isEmpty(original), isEmpty(modified)];
  if (wasEmpty === becomesEmpty || (wasEmpty && !modified.endsWithBreak)) return null;
  return {
    beforeStart: 0,
    beforeEnd: wasEmpty ? 0 : countOf(original),
    afterStart: 0,
    afterEnd: wasEmpty ? countOf(modified) : 0,
  };
}

/** In Monaco's numbers. */
export function linesIn({
  beforeStart,
  beforeEnd,
  afterStart,
  afterEnd,
}: LineChange): [LineRange, LineRange] {
  return [new LineRange(beforeStart + 1, beforeEnd + 1), new LineRange(afterStart + 1, afterEnd + 1)];
}

function isEmpty({ lines, endsWithBreak }: TextSize): boolean {
  return lines === 1 && endsWithBreak;
}

function countOf({ lines, endsWithBreak }: TextSize): number {
  return endsWithBreak ? lines - 1 : lines;
}
