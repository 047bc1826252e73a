// Formulas in Markdown, found before it is parsed: `$…$`, `$$…$$`, `\(…\)` and `\[…\]` become code within a line that
// begins with a mark, so that Markdown leaves their backslashes, stars and underscores alone. Pure.

export type Formula = { readonly tex: string; readonly display: boolean };

/** Characters: what is longer is drawn as it was written, or it would hold the page up. */
const longest = 200_000;

/** Of Unicode's private use: nothing that is written begins with them. */
const marks = { inline: '\ue000', display: '\ue001' } as const;

// What stands first wins: blocks of code (open ones go to the end), code within a line, what is escaped, then formulas.
// A dollar is one only as pandoc has it: no space within it, no digit behind it, and `$5 and $6` are prices.
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

/** `text` with its formulas marked; one that is not closed stays as it was written. */
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

/** What a piece of code means that `markedMath` made; null: it is code. */
export function mathIn(code: string): Formula | null {
  if (code.startsWith(marks.inline)) return { tex: code.slice(1).trim(), display: false };
  return code.startsWith(marks.display) ? { tex: code.slice(1).trim(), display: true } : null;
}

/** As it was written, about. */
export function mathSource({ tex, display }: Formula): string {
  return display ? `$$${tex}$$` : `$${tex}$`;
}

/** A remark goes to the end of its line, and an empty line would end the paragraph. */
function onOneLine(tex: string): string {
  return tex.replace(/(?<!\\)%.*$/gm, '').replace(/\s*\n[\s>]*/g, ' ');
}

function asCode(content: string): string {
  const most = Math.max(0, ...[...content.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(most + 1);
  return `${ticks}${content} ${ticks}`;
}
