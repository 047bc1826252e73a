import { lineChanges, linesOf } from '@shared/hunks/line-changes';

// Line endings: text is worked on with `\n`; what a file had instead is remembered line by line, so that changing one
// line leaves the bytes of every other line alone.

export type LineEnding = '\n' | '\r\n';

export type LineEnds = {
  /** What most lines end with, and what new lines get. */
  readonly lineEnding: LineEnding;
  /** The end of each line in order when they differ; null when all are `lineEnding`. */
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
 * `text` with the ends that its lines had in `before`; lines that are new get the usual end. The review takes a change
 * apart by the same comparison, so a line that it shows as kept keeps its end.
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
    // A changed line keeps its end as well, as far as there are as many as before.
    const replaced = Math.min(change.beforeEnd - change.beforeStart, change.afterEnd - change.afterStart);
    keepUntil(change.afterStart + replaced);
    newLine = change.afterEnd;
    oldLine = change.beforeEnd;
  }
  keepUntil(ends.length);
  return ends;
}
