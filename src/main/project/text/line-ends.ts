import { lineChanges, linesOf } from '@shared/hunks/line-changes';

// Line endings: Pilotfish works with `\n` and remembers the file's own line ends line by line. A change of one line
// thus preserves the bytes of every other line.

export type LineEnding = '\n' | '\r\n';

export type LineEnds = {
  /** The end of most lines, and of new lines. */
  readonly lineEnding: LineEnding;
  /** The end of each line in order if they differ. Null if all are `lineEnding`. */
  readonly mixed: readonly LineEnding[] | null;
};

export function withUnixEnds(text: string): string {
  return text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
}

export function lineEndsOf(text: string): LineEnds {
  const windows = text.includes('\r') ? countOf('\r\n', text) : 0;
  if (windows === 0) return { lineEnding: '\n', mixed: null };
  const all = countOf('\n', text);
  const lineEnding = windows > all - windows ? '\r\n' : '\n';
  if (windows === all) return { lineEnding, mixed: null };
  return { lineEnding, mixed: text.match(/\r?\n/g) as LineEnding[] };
}

function countOf(part: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) count += 1;
  return count;
}

/**
 * `text` with the line ends from `before`. New lines get the usual end. The review uses the same comparison, so an
 * unchanged line in the review has its old line end.
 */
export function withFileEnds(text: string, before: string, { lineEnding, mixed }: LineEnds): string {
  if (mixed === null) return lineEnding === '\n' ? text : text.replaceAll('\n', lineEnding);
  const lines = linesOf(text);
  const ends = endsAfter(linesOf(before), lines, { lineEnding, mixed });
  return lines.map((line, index) => line.replace(/\n$/, ends[index] ?? lineEnding)).join('');
}

type MixedEnds = { readonly lineEnding: LineEnding; readonly mixed: readonly LineEnding[] };

function endsAfter(
  before: readonly string[],
  after: readonly string[],
  { lineEnding, mixed }: MixedEnds,
): LineEnding[] {
  const ends: LineEnding[] = Array(after.length).fill(lineEnding);
  let oldLine = 0;
  let newLine = 0;
  const keepUntil = (end: number) => {
    for (; newLine < end; newLine++, oldLine++) ends[newLine] = mixed[oldLine] ?? lineEnding;
  };
  for (const change of lineChanges(before, after)) {
    // Replaced lines retain the ends of the old lines too, as far as there are old ones.
    const replaced = Math.min(change.beforeEnd - change.beforeStart, change.afterEnd - change.afterStart);
    keepUntil(change.afterStart + replaced);
    newLine = change.afterEnd;
    oldLine = change.beforeEnd;
  }
  keepUntil(ends.length);
  return ends;
}
