// A long answer in parts that are drawn one by one, so that what is added to its end draws the end alone.

export type MarkdownParts = {
  readonly text: string;
  /** Joined they are the text; every one but the last stays as it is while the text grows. */
  readonly parts: readonly string[];
};

export const noParts: MarkdownParts = { text: '', parts: [] };

/** Characters from which on a part may end. */
const longEnough = 8_000;

/** Divides `text` where a new paragraph or heading begins; goes on from `before` where `text` continues it. */
export function markdownParts(text: string, before: MarkdownParts): MarkdownParts {
  const kept = text.startsWith(before.text) ? before.parts.slice(0, -1) : [];
  const start = kept.reduce((length, part) => length + part.length, 0);
  return { text, parts: [...kept, ...divide(text.slice(start))] };
}

function divide(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const border of borders(text))
    if (border - start >= longEnough) {
      parts.push(text.slice(start, border));
      start = border;
    }
  return [...parts, text.slice(start)];
}

const linePattern = /.*(?:\n|$)/y;
const fencePattern = /^\s*(`{3,}|~{3,})/;
/** A whole line at the left edge that is neither list, quote, table, HTML nor definition: what stood before is over. */
const freshPattern = /^(?:#{1,6} |[\p{L}*_`](?![.)\s])).*\n/u;

/** Where a line begins that no part before it reaches into: after an empty line, outside code and formulas. */
function* borders(text: string): Generator<number> {
  let fence = '';
  let inFormula = false;
  let afterEmpty = false;
  for (let at = 0; at < text.length; at = linePattern.lastIndex) {
    linePattern.lastIndex = at;
    const line = linePattern.exec(text)?.[0] ?? '';
    const mark = fencePattern.exec(line)?.[1] ?? '';
    const isOutside = fence === '' && !inFormula;
    if (isOutside && afterEmpty && freshPattern.test(line)) yield at;
    if (isOutside) fence = mark;
    else if (fence !== '' && closes(line, mark, fence)) fence = '';
    if (fence === '' && mark === '' && line.trim() === '$$') inFormula = !inFormula;
    afterEmpty = line.trim() === '';
  }
}

/** A fence is closed by one of its own kind, at least as long, with nothing behind it. */
function closes(line: string, mark: string, fence: string): boolean {
  return mark !== '' && mark[0] === fence[0] && mark.length >= fence.length && line.trim() === mark;
}
