import { words } from '@shared/texts/text';
import { visibleProse } from '../../ui/visible-text';

// The rendered lines of a unified diff: each with its sign, and with hidden characters made visible. Pure.

export type DiffLine = { readonly sign: '+' | '-' | ' ' | '@'; readonly text: string };

/** The lines of `patch` without its file headers; a hunk's header becomes `@` with the line it starts at. */
export function diffLines(patch: string): readonly DiffLine[] {
  const lines = patch.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const first = lines.findIndex((line) => line.startsWith('@@'));
  return first === -1 ? [] : lines.slice(first).map(diffLine);
}

/** The numbers of lines that `patch` adds and removes. */
export function diffCounts(patch: string): { readonly added: number; readonly removed: number } {
  const lines = diffLines(patch);
  const count = (sign: DiffLine['sign']) => lines.filter((line) => line.sign === sign).length;
  return { added: count('+'), removed: count('-') };
}

function diffLine(line: string): DiffLine {
  if (line.startsWith('@@')) return { sign: '@', text: hunkPlace(line) };
  if (line.startsWith('\\')) return { sign: '@', text: words('small-diff.no-line-break') };
  // Every line of a patch has a sign, except the one that replaces the cut rest.
  if (line.startsWith('[')) return { sign: '@', text: line.slice(1, -1) };
  const sign = line.startsWith('+') ? '+' : line.startsWith('-') ? '-' : ' ';
  return { sign, text: line.slice(1).split('\t').map(visibleProse).join('\t') };
}

function hunkPlace(header: string): string {
  const start = Number(/\+(\d+)/.exec(header)?.[1] ?? 1);
  // If the whole file is deleted, its change begins at its first line.
  return words('small-diff.line', { line: Math.max(1, start) });
}
