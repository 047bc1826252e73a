// Lines of a markdown text, as far as what stands where they do: a line in a code fence or a comment is only text.

export type MarkdownLine = {
  readonly text: string;
  /** Of a header, from 1 to 6; null for every other line. */
  readonly level: number | null;
  /** In a code fence or a comment, the lines around it included. */
  readonly isLiteral: boolean;
};

export type MarkdownLines = {
  readonly lines: readonly MarkdownLine[];
  /** So many lines come before a fence or comment that nothing closes; all of them where there is none. */
  readonly open: number;
};

/** `lines` are those of the text split at `\n`. */
export function markdownLines(lines: readonly string[]): MarkdownLines {
  let closes: RegExp | null = null;
  let open = lines.length;
  const found = lines.map((text, index): MarkdownLine => {
    if (closes !== null) {
      if (closes.test(text)) closes = null;
      return { text, level: null, isLiteral: true };
    }
    closes = closingOf(text);
    if (closes !== null) open = index;
    const isLiteral = closes !== null || isWholeComment(text);
    return { text, level: isLiteral ? null : levelOf(text, lines[index - 1], lines[index + 1]), isLiteral };
  });
  return { lines: found, open: closes === null ? lines.length : open };
}

/** What ends what begins with this line and goes on after it, or null. */
function closingOf(line: string): RegExp | null {
  const [, fence, rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
  if (fence !== undefined && !(fence.startsWith('`') && rest.includes('`')))
    return new RegExp(`^ {0,3}${fence[0]}{${fence.length},}[ \\t]*$`);
  return /^ {0,3}<!--(?!.*-->)/.test(line) ? /-->/ : null;
}

function isWholeComment(line: string): boolean {
  return /^ {0,3}<!--.*-->/.test(line);
}

function levelOf(line: string, previous = '', next = ''): number | null {
  const marks = /^ {0,3}(#{1,6})(?:[ \t]|$)/.exec(line)?.[1];
  if (marks !== undefined) return marks.length;
  // A paragraph of one line with another drawn under it; under a list item or a quote that is only a line.
  if (line.trim() === '' || previous.trim() !== '') return null;
  if (/^ {0,3}(?:[-*+>]|\d+[.)])/.test(line) || /^(?: {4}|\t)/.test(line)) return null;
  const underline = /^ {0,3}(=+|-+)[ \t]*$/.exec(next)?.[1];
  return underline === undefined ? null : underline.startsWith('=') ? 1 : 2;
}
