import type { CodePart } from './markdown-parts';

// Splits long code into pieces that stay the same while it grows, so that only the last one renders again.

/** The number of characters after which a piece may end. */
const longEnough = 8_000;

/** The text between the fences of `part`, and the language in the first fence. */
export function fencedCode({ text, isOpen }: CodePart): { readonly language: string; readonly code: string } {
  const firstLine = /^[`~]+[ \t]*(\S*)[^\n]*\n?/.exec(text);
  const start = firstLine?.[0].length ?? 0;
  const end = isOpen ? text.length - (text.endsWith('\n') ? 1 : 0) : text.trimEnd().lastIndexOf('\n');
  return { language: firstLine?.[1] ?? '', code: text.slice(start, Math.max(start, end)) };
}

/** Pieces of whole lines; the line break between two pieces is dropped. */
export function codePieces(code: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  for (;;) {
    const end = code.indexOf('\n', start + longEnough);
    // An empty last line would be lost at the end of a piece.
    const cut = end === -1 ? -1 : endOfFilledLine(code, end);
    if (cut === -1) return [...pieces, code.slice(start)];
    pieces.push(code.slice(start, cut));
    start = cut + 1;
  }
}

/** The end of the first non-empty line at or after `at`, which is a line break; -1 until there is one. */
function endOfFilledLine(code: string, at: number): number {
  let end = at;
  while (end !== -1 && code[end - 1] === '\n') end = code.indexOf('\n', end + 1);
  return end;
}
