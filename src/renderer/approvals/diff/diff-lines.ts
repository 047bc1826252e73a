import { words } from '@shared/texts/text';
import { visibleProse } from '../../ui/visible-text';

// A unified diff as the lines that are drawn: each with its sign, hidden characters made visible. Pure.

export type DiffLine = { readonly sign: '+' | '-' | ' ' | '@'; readonly text: string };

/** The lines of `patch` without its file headers; a hunk's header becomes `@` with the line it starts at. */
export function diffLines(patch: string): readonly DiffLine[] {
  const lines = patch.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const first = lines.findIndex((line) => line.startsWith('@@'));
  return first === -1 ? [] : lines.slice(first).map(diffLine);
}

/** How many lines `patch` adds and removes. */
export function diffCounts(patch: string): { readonly added: number; readonly removed: number } {
  const lines = diffLines(patch);
  const count = (sign: DiffLine['sign']) => lines.filter((line) => line.sign === sign).length;
  return { added: count('+'), removed: count('-') };
}

function diffLine(line: string): DiffLine {
  if (line.startsWith('@@')) return { sign: '@', text: hunkPlace(line) };
  if (line.startsWith('\\')) return { sign: '@', text: words('small-diff.no-line-break') };
  // Every line of a patch has its sign; this one stands for the rest of it.
  if (line.startsWith('[')) return { sign: '@', text: line.slice(1, -1) };
  const sign = line.startsWith('+') ? '+' : line.startsWith('-') ? '-' : ' ';
  return { sign, text: line.slice(1).split('\t').map(visibleProse).join('\t') };
}

function hunkPlace(header: string): string {
  const start = Number(/\+(\d+)/.exec(header)?.[1] ?? 1);
  // Nothing is left of the file: its change begins where the file began.
  return words('small-diff.line', { line: Math.max(1, start) });
}
