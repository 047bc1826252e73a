import type { Lines } from '@shared/chat/file-mentions';
import type { Coloured } from '../../ui/highlight';

// A light outline of a file: definitions by a keyword at the beginning of a line, functions that the highlighter marks,
// and headings. Ignores comments and strings. Pure.

export type FileSymbol = { readonly name: string; readonly lines: Lines };

/** The symbols of a text, in order, at most one per line. `code` is that text with highlighting. */
export function outlineOf(code: readonly Coloured[]): readonly FileSymbol[] {
  const leaves = leavesOf(code);
  const text = leaves.map((leaf) => leaf.text).join('');
  const lines = text.split('\n');
  const named = new Map<number, Introduced>();
  let [line, start, at] = [0, 0, 0];
  for (const leaf of leaves) {
    for (let end = text.indexOf('\n', start); end !== -1 && end < at; end = text.indexOf('\n', start))
      [line, start] = [line + 1, end + 1];
    const behind = text.slice(at + leaf.text.length, at + leaf.text.length + longestName);
    const introduced = introducedBy(leaf, { before: text.slice(start, at), behind, lines, line });
    if (introduced && !named.has(line)) named.set(line, introduced);
    at += leaf.text.length;
  }
  const headings = [...named].flatMap(([at, { level }]) => (level === null ? [] : { line: at, level }));
  return [...named].map(([first, { name, level }]) => {
    const last = level === null ? blockEnd(lines, first) : sectionEnd(lines, headings, first);
    return { name, lines: { first: first + 1, last: last + 1 } };
  });
}

type Leaf = { readonly text: string; readonly scopes: readonly string[] };

function leavesOf(code: readonly Coloured[], scopes: readonly string[] = []): readonly Leaf[] {
  return code.flatMap((part) =>
    part.kind === 'text'
      ? { text: part.text, scopes }
      : leavesOf(part.children, [...scopes, ...part.className.split(' ')]),
  );
}

/** `level` is for headings; null for all others. */
type Introduced = { readonly name: string; readonly level: number | null };

type Around = {
  /** On the same line. */
  readonly before: string;
  readonly behind: string;
  readonly lines: readonly string[];
  readonly line: number;
};

const longestName = 200;

const introducing: ReadonlySet<string> = new Set([
  ...['class', 'interface', 'type', 'enum', 'struct', 'trait', 'record', 'object', 'union', 'protocol'],
  ...['function', 'def', 'fn', 'func', 'fun', 'module', 'mod', 'namespace'],
]);

function introducedBy({ text, scopes }: Leaf, around: Around): Introduced | null {
  const { before, behind } = around;
  if (scopes.includes('hljs-section')) return before === '' ? headingOf(around) : null;
  const name = nameOf(text, scopes, { before, behind });
  return name === null ? null : { name, level: null };
}

function nameOf(
  text: string,
  scopes: readonly string[],
  { before, behind }: Pick<Around, 'before' | 'behind'>,
): string | null {
  // Only modifiers may come before it; imports are excluded.
  if (!/^\s*(?:(?!import\b)[a-z]+(?:\([a-z]+\))?\s+)*$/i.test(before)) return null;
  const [outer, last] = [scopes.includes('hljs-function'), scopes.at(-1)];
  if (last === 'hljs-keyword' && introducing.has(text)) return identifierIn(behind);
  if (outer && last === 'hljs-title') return text;
  return scopes.at(-2) === 'hljs-title' && last === 'function_' && /\b(?:const|let|var)\s+$/.test(before)
    ? text
    : null;
}

/** After the star of a generator, or after the receiver of a Go method. */
function identifierIn(behind: string): string | null {
  return /^\s*\*?\s*(?:\([^()\n]*\)\s*)?([\p{L}_$][\p{L}\p{N}_$]*)/u.exec(behind)?.[1] ?? null;
}

/** In Markdown, by `#` signs or an underline; other languages with sections have only one level. */
function headingOf({ lines, line }: Around): Introduced | null {
  const written = lines[line] ?? '';
  const signs = /^\s{0,3}(#{1,6})\s/.exec(written)?.[1]?.length;
  const level = signs ?? (/^\s*-+\s*$/.test(lines[line + 1] ?? '') ? 2 : 1);
  const name = written.replace(/^\s*#+\s+|\s+#*\s*$/g, '').trim();
  return name === '' ? null : { name, level };
}

// The extent of a definition, from the indentation of the lines below it. All lines count from 0. Pure.

/** The last line of a block: lines with deeper indentation, and the line that closes it. */
function blockEnd(lines: readonly string[], first: number): number {
  const indent = indentOf(lines[first] ?? '');
  let last = first;
  for (let at = first + 1; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    if (indentOf(line) < indent || (indentOf(line) === indent && !isPartOfBlock(line))) break;
    last = at;
    if (indentOf(line) === indent && isEnd(line)) break;
  }
  return last;
}

type HeadingAt = { readonly line: number; readonly level: number };

/** The last line of a section: before the next heading of the same or a higher level. */
function sectionEnd(lines: readonly string[], headings: readonly HeadingAt[], first: number): number {
  const own = headings.find(({ line }) => line === first)?.level ?? 1;
  const next = headings.find(({ line, level }) => line > first && level <= own)?.line ?? lines.length;
  return Math.max(
    first,
    lines.findLastIndex((line, at) => at < next && line.trim() !== ''),
  );
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** A line at the indentation of the definition that belongs to it: its end, or the beginning of its body. */
function isPartOfBlock(line: string): boolean {
  return /^\s*(?:[})\]{]|end\b)/.test(line);
}

function isEnd(line: string): boolean {
  return /^\s*(?:[})\]]|end\b)/.test(line) && !/[{(:]\s*$/.test(line);
}
