// The line for the buttons of a hunk. It avoids text if possible. Pure.

export type HunkLines = {
  /** The first line of the hunk, from 1, or its place if it is empty. */
  readonly first: number;
  /** The last line; `first` if the hunk is empty. */
  readonly last: number;
  readonly lineCount: number;
};

/** The maximum number of lines of a hunk to examine. */
const mostLines = 12;

/**
 * The first line of the hunk with `needed` free pixels after its text, or else one above or below. If all are too
 * full, the line with the most room.
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

/** The width of a text in columns. A character of the font takes one or two columns. */
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
