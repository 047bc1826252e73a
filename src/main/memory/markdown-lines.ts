// Lines of a markdown text: finds headers, and lines in a code fence or a comment, which are only text.

export type MarkdownLine = {
  readonly text: string;
  /** Of a header, from 1 to 6; null for every other line. */
  readonly level: number | null;
  /** In a code fence or a comment, including its first and last line. */
  readonly isLiteral: boolean;
};

export type MarkdownLines = {
  readonly lines: readonly MarkdownLine[];
  /** The number of lines before an unclosed fence or comment; all lines if every one is closed. */
  readonly open: number;
};

/** `lines`: the text split at `\n`. */
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

/** The pattern that closes a fence or comment that begins in this line, or null. */
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
  // A header with a line drawn under it: a paragraph of one line. Under a list item or a quote the drawn line is only
  // text.
  if (line.trim() === '' || previous.trim() !== '') return null;
  if (/^ {0,3}(?:[-*+>]|\d+[.)])/.test(line) || /^(?: {4}|\t)/.test(line)) return null;
  const underline = /^ {0,3}(=+|-+)[ \t]*$/.exec(next)?.[1];
  return underline === undefined ? null : underline.startsWith('=') ? 1 : 2;
}
