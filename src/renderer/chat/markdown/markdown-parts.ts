import { closesFence, fenceOf } from './fences';

// Splits a long reply into parts that render one by one, so that new text renders only the last part.

export type Part = { readonly kind: 'markdown'; readonly text: string } | CodePart;

/** Exactly one fenced block; open until its closing fence arrives. */
export type CodePart = { readonly kind: 'code'; readonly text: string; readonly isOpen: boolean };

export type MarkdownParts = {
  readonly text: string;
  /** Joined they are the text; all except the last stay the same while the text grows. */
  readonly parts: readonly Part[];
};

export const noParts: MarkdownParts = { text: '', parts: [] };

/** The number of characters after which a part may end, and from which a code block is its own part. */
const longEnough = 8_000;

/**
 * Splits `text` at new paragraphs and headings, and around long code blocks; continues from `before` if `text` begins
 * with its text.
 */
export function markdownParts(text: string, before: MarkdownParts): MarkdownParts {
  if (!text.startsWith(before.text)) return { text, parts: divide(text) };
  const kept = before.parts.slice(0, -1);
  const last = before.parts.at(-1);
  const grown = text.slice(kept.reduce((length, part) => length + part.text.length, 0));
  if (last?.kind === 'code' && last.isOpen && !isClosedSince(last.text, grown))
    return { text, parts: [...kept, { ...last, text: grown }] };
  return { text, parts: [...kept, ...divide(grown)] };
}

function divide(text: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  const endMarkdown = (end: number) => {
    if (end > start) parts.push({ kind: 'markdown', text: text.slice(start, end) });
    start = end;
  };
  for (const border of borders(text)) {
    if (border.kind === 'paragraph') {
      if (border.at - start >= longEnough) endMarkdown(border.at);
      continue;
    }
    endMarkdown(border.from);
    parts.push({ kind: 'code', text: text.slice(border.from, border.to), isOpen: border.isOpen });
    start = border.to;
  }
  endMarkdown(text.length);
  return parts;
}

/** A dot would not match a carriage return, and an empty match would stop the loop forever. */
const linePattern = /[^\n]*\n?/y;
/** A fence outside lists and quotes; excludes inline code. */
const leftmostFencePattern = /^(?:`{3,}[^`]*|~{3,}.*)$/;
/**
 * A whole line at the left edge that is neither list, quote, table, HTML nor definition: the previous block has ended.
 */
const freshPattern = /^(?:#{1,6} |[\p{L}*_`](?![.)\s]))[^\n]*\n/u;

type Border =
  /** The start of a line at which all earlier blocks have ended: after an empty line, outside code and formulas. */
  | { readonly kind: 'paragraph'; readonly at: number }
  /** A long code block, with the empty lines after it. */
  | { readonly kind: 'code'; readonly from: number; readonly to: number; readonly isOpen: boolean };

function* borders(text: string): Generator<Border> {
  let fence = '';
  let inFormula = false;
  let afterEmpty = false;
  /** The start of the code block that is open or has just closed. */
  let code: number | null = null;
  for (let at = 0; at < text.length; at = linePattern.lastIndex) {
    linePattern.lastIndex = at;
    const line = linePattern.exec(text)?.[0] ?? '';
    const mark = fenceOf(line);
    const isOutside = fence === '' && !inFormula;
    const isEmpty = line.trim() === '';
    if (isOutside && !isEmpty && code !== null) {
      if (at - code >= longEnough) yield { kind: 'code', from: code, to: at, isOpen: false };
      code = null;
    }
    if (isOutside && afterEmpty && freshPattern.test(line)) yield { kind: 'paragraph', at };
    if (isOutside) {
      fence = mark;
      if (leftmostFencePattern.test(line.trimEnd())) code = at;
    } else if (fence !== '' && closesFence(line, fence)) fence = '';
    if (fence === '' && mark === '' && line.trim() === '$$') inFormula = !inFormula;
    afterEmpty = isEmpty;
  }
  if (code !== null && text.length - code >= longEnough)
    yield { kind: 'code', from: code, to: text.length, isOpen: fence !== '' };
}

/** Whether a line that was incomplete in `before` closes the code block that `before` begins with. */
function isClosedSince(before: string, grown: string): boolean {
  const fence = fenceOf(before);
  const newLines = grown.slice(before.lastIndexOf('\n') + 1).split('\n');
  return newLines.some((line) => closesFence(line, fence));
}
