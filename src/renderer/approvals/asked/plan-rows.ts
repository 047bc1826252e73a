import { visibleProse } from '../../ui/visible-text';

// Splits a plan's markdown into rows that take comments one by one: a list item, a heading, a paragraph, a table, a
// block of code. Pure.

export type PlanRow = {
  /** The line of the plan that represents the row, from 1. */
  readonly line: number;
  /** Its markdown, moved to the left margin. */
  readonly text: string;
  /** The depth of its list. */
  readonly level: number;
};

type Kind = 'item' | 'heading' | 'text' | 'table' | 'quote' | 'code';
type Growing = { kind: Kind; line: number; lines: string[]; level: number };

const item = /^(?<indent>\s*)(?:[-*+]|\d{1,9}[.)])(?:\s+|$)/;
const fence = /^(?<indent>\s*)(?<mark>`{3,}|~{3,})/;

export function planRows(plan: string): readonly PlanRow[] {
  const rows: Growing[] = [];
  /** Indentations of the items of the open lists, outermost first. */
  let indents: number[] = [];
  let joins = false;
  let closing: string | null = null;
  for (const [index, line] of plan.split(/\r?\n/).entries()) {
    const last = rows.at(-1);
    if (closing !== null && last) {
      last.lines.push(line);
      // The content of the block says more than its first line.
      if (last.lines.length === 2 && line.trim() !== '') last.line = index + 1;
      if (line.trim().startsWith(closing)) closing = null;
      continue;
    }
    if (line.trim() === '') {
      joins = false;
      continue;
    }
    const kind = kindOf(line);
    const indent = line.length - line.trimStart().length;
    if (kind === 'item') indents = [...indents.filter((outer) => outer < indent), indent];
    else if (indent === 0 && !(joins && kind === 'text')) indents = [];
    if (joins && last && continues(last.kind, kind)) {
      last.lines.push(line.trim());
      continue;
    }
    const level = kind === 'item' ? indents.length - 1 : indents.filter((outer) => outer < indent).length;
    rows.push({ kind, line: index + 1, lines: [kind === 'code' ? line : line.trim()], level });
    joins = kind !== 'heading';
    closing = kind === 'code' ? (fence.exec(line)?.groups?.mark ?? null) : null;
  }
  return rows.map(({ kind, line, lines, level }) => ({
    line,
    text: (kind === 'code' ? dedented(lines) : lines).join('\n'),
    level,
  }));
}

/** The row as text, for screen readers. */
export function rowWords({ text }: PlanRow): string {
  const [first = ''] = text.split('\n');
  return visibleProse(first.replace(/^(?:#{1,6}|[-*+]|\d{1,9}[.)])\s+/, '').replace(/[*_`]/g, ''));
}

function kindOf(line: string): Kind {
  if (fence.test(line)) return 'code';
  if (item.test(line)) return 'item';
  const text = line.trim();
  if (/^#{1,6}(?:\s|$)/.test(text) || /^(?:[-*_]\s*){3,}$/.test(text)) return 'heading';
  if (text.startsWith('|')) return 'table';
  return text.startsWith('>') ? 'quote' : 'text';
}

function continues(before: Kind, now: Kind): boolean {
  if (now === 'text') return before === 'text' || before === 'item' || before === 'quote';
  return now === before && (now === 'table' || now === 'quote');
}

function dedented(lines: readonly string[]): string[] {
  const indent = (lines[0] ?? '').length - (lines[0] ?? '').trimStart().length;
  const margin = new RegExp(`^\\s{0,${indent}}`);
  return lines.map((line) => line.replace(margin, ''));
}
