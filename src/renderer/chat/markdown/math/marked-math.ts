// Finds formulas in Markdown before it is parsed. `$…$`, `$$…$$`, `\(…\)` and `\[…\]` become inline code that begins
// with a mark, so that Markdown leaves their backslashes, stars and underscores alone. Pure.

export type Formula = { readonly tex: string; readonly display: boolean };

/** In characters: a longer text is shown unchanged, because it would block the page. */
const longest = 200_000;

/** From Unicode's private use area, which written text does not use. */
const marks = { inline: '\ue000', display: '\ue001' } as const;

// The first match wins: code blocks (open ones extend to the end), inline code, escapes, then formulas. Dollars follow
// pandoc's rule: no space inside, no digit after, so `$5 and $6` are prices.
const pattern = new RegExp(
  [
    /^[ \t>]*(?<fence>`{3,}|~{3,})[^\n]*(?:\n(?![ \t>]*\k<fence>)[^\n]*)*(?:\n[^\n]*)?/,
    /(?<ticks>(?<!`)`+(?!`))[\s\S]*?(?<!`)\k<ticks>(?!`)/,
    /\\\[(?<bracketed>[\s\S]+?)\\\]/,
    /\\\((?<parenthesised>[^\n]+?)\\\)/,
    /\\[\\$`]/,
    /\$\$(?<doubled>(?:[^$]|\\\$)+?)\$\$/,
    /(?<![$\w])\$(?<single>(?![\s$])(?:\\.|[^$`\n\\])*?(?<![\s\\]))\$(?![\d$])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/** `text` with its formulas marked; an unclosed formula stays as written. */
export function markedMath(text: string): string {
  if (text.length > longest || !/[$\\]/.test(text)) return text;
  const parts: string[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const { bracketed, parenthesised, doubled, single } = match.groups ?? {};
    const tex = bracketed ?? doubled ?? parenthesised ?? single ?? '';
    if (tex.trim() === '') continue;
    const mark = bracketed === undefined && doubled === undefined ? marks.inline : marks.display;
    parts.push(text.slice(at, match.index), asCode(mark + onOneLine(tex)));
    at = match.index + match[0].length;
  }
  return parts.join('') + text.slice(at);
}

/** The formula behind a code span of `markedMath`; null for other code. */
export function mathIn(code: string): Formula | null {
  if (code.startsWith(marks.inline)) return { tex: code.slice(1).trim(), display: false };
  return code.startsWith(marks.display) ? { tex: code.slice(1).trim(), display: true } : null;
}

/** Its approximate source. */
export function mathSource({ tex, display }: Formula): string {
  return display ? `$$${tex}$$` : `$${tex}$`;
}

/** A comment extends to the end of its line, and an empty line would end the paragraph. */
function onOneLine(tex: string): string {
  return tex.replace(/(?<!\\)%.*$/gm, '').replace(/\s*\n[\s>]*/g, ' ');
}

function asCode(content: string): string {
  const most = Math.max(0, ...[...content.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(most + 1);
  return `${ticks}${content} ${ticks}`;
}
