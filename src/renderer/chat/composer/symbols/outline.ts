import type { Lines } from '@shared/chat/file-mentions';
import type { Coloured } from '../../../ui/highlight';
import { blockEnd, sectionEnd } from './extent';

// Outline of a file, a light one: what a keyword introduces at the beginning of a line, functions that the highlighter
// knows as such, and headings. Words in comments and strings are none of it. Pure.

export type FileSymbol = { readonly name: string; readonly lines: Lines };

/** Those of a text, in their order, at most one a line. `code` is that text, coloured. */
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

/** `level` is a heading's, null of anything else. */
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
  // Modifiers alone may stand before it; what is imported is introduced elsewhere.
  if (!/^\s*(?:(?!import\b)[a-z]+(?:\([a-z]+\))?\s+)*$/i.test(before)) return null;
  const [outer, last] = [scopes.includes('hljs-function'), scopes.at(-1)];
  if (last === 'hljs-keyword' && introducing.has(text)) return identifierIn(behind);
  if (outer && last === 'hljs-title') return text;
  return scopes.at(-2) === 'hljs-title' && last === 'function_' && /\b(?:const|let|var)\s+$/.test(before)
    ? text
    : null;
}

/** Behind the sign of a generator, or what a method of Go belongs to. */
function identifierIn(behind: string): string | null {
  return /^\s*\*?\s*(?:\([^()\n]*\)\s*)?([\p{L}_$][\p{L}\p{N}_$]*)/u.exec(behind)?.[1] ?? null;
}

/** Of Markdown, by signs before it or a line under it; what else has sections has them all on one level. */
function headingOf({ lines, line }: Around): Introduced | null {
  const written = lines[line] ?? '';
  const signs = /^\s{0,3}(#{1,6})\s/.exec(written)?.[1]?.length;
  const level = signs ?? (/^\s*-+\s*$/.test(lines[line + 1] ?? '') ? 2 : 1);
  const name = written.replace(/^\s*#+\s+|\s+#*\s*$/g, '').trim();
  return name === '' ? null : { name, level };
}
