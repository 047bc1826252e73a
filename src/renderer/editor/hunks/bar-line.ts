// The line for the buttons of a hunk. They never cover text. Pure.

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
 * The first line of the hunk with `needed` free pixels after its text, or else one above or below. Null if all are too
 * full.
 */
export function barLine(hunk: HunkLines, needed: number, freeAfter: (line: number) => number): number | null {
  return candidates(hunk).find((line) => freeAfter(line) >= needed) ?? null;
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

/** A line in rows of `width` columns that break between words. */
export type WrappedLine = { readonly text: string; readonly rows: number; readonly width: number };

/** The columns that its last row takes at most. */
export function columnsOfLastRow({ text, rows, width }: WrappedLine, tabSize: number): number {
  const columns = columnsOfText(text, tabSize);
  if (rows === 1) return columns;
  const indent = columnsOfText(/^\s*/.exec(text)?.[0] ?? '', tabSize);
  return Math.min(width, columns - (rows - 1) * (width - longestBreak) + (rows - 1) * indent);
}

/** The columns at the end of a row that a word without room leaves empty, as a guess. */
const longestBreak = 12;

/** In characters: no window is wider. */
const longest = 1_000;
