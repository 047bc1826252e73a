// Where what can be done with a hunk stands: over no text, if there is such a place. Pure.

export type HunkLines = {
  /** The first line, from 1, or the one where it would be. */
  readonly first: number;
  /** The last line; `first` where there is none. */
  readonly last: number;
  readonly lineCount: number;
};

/** Lines of a hunk that are looked at. */
const mostLines = 12;

/**
 * The first line with `needed` pixels free after its text, of the hunk, else above or below it; where none has, the
 * one with the most.
 */
export function barLine(hunk: HunkLines, needed: number, freeAfter: (line: number) => number): number {
  const lines = candidates(hunk);
  const roomy = lines.find((line) => freeAfter(line) >= needed);
  return roomy ?? lines.reduce((best, line) => (freeAfter(line) > freeAfter(best) ? line : best), hunk.first);
}

function candidates({ first, last, lineCount }: HunkLines): readonly number[] {
  const own = Array.from({ length: Math.min(last - first + 1, mostLines) }, (_, index) => first + index);
  return [...own, first - 1, last + 1].filter((line) => line >= 1 && line <= lineCount);
}

/** How many columns a text takes in a font whose characters are one or two of them wide. */
export function columnsOfText(text: string, tabSize: number): number {
  let columns = 0;
  for (const character of text.slice(0, longest)) {
    if (character === '\t') columns += tabSize - (columns % tabSize);
    else columns += character < '\u1100' ? 1 : 2;
  }
  return columns;
}

/** In characters: no window is wider. */
const longest = 1_000;
