import { createHash } from 'node:crypto';
import type { LineComment } from '@shared/approval/approval';
import { unifiedDiff } from '../project/text/file-change';
import type { FileProposal } from '../tools/kit/tool';

// The unified diff of a change without its line numbers. If other lines of the file moved, the diff stays the same, and
// so does the position of a line in it.

/**
 * SHA-256 (hex) of a change as the user sees it, independent of its line numbers. It covers the tool, the file, the
 * kind of change, and the unified diff with three lines around each place.
 */
export function diffHash(tool: string, proposal: FileProposal): string {
  const { path, change } = proposal.subject;
  const unnumbered = diffLines(proposal).map((line) => (isHeader(line) ? '@@' : line));
  const seen = [tool, path, change, unnumbered.join('\n')];
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex');
}

/** The comment's row in the diff; undefined if the diff omits its line. */
export function rowOf(proposal: FileProposal, { side, line }: LineComment): number | undefined {
  const row = rowsOf(proposal).findIndex((numbers) => numbers[side] === line);
  return row === -1 ? undefined : row;
}

/** The number of the line in that row of the diff; undefined if there is none. */
export function lineAt(proposal: FileProposal, side: LineComment['side'], row: number): number | undefined {
  return rowsOf(proposal)[row]?.[side];
}

/** The numbers of a line on each side, from 1; a line that a side lacks has none there. */
type Row = { readonly [Side in LineComment['side']]?: number };

const known = new WeakMap<FileProposal, readonly Row[]>();

/** Computed once for each proposal. */
function rowsOf(proposal: FileProposal): readonly Row[] {
  const rows = known.get(proposal) ?? readRows(diffLines(proposal));
  known.set(proposal, rows);
  return rows;
}

function readRows(lines: readonly string[]): readonly Row[] {
  const rows: Row[] = [];
  let [original, proposed] = [0, 0];
  for (const line of lines.slice(lines.findIndex(isHeader))) {
    if (isHeader(line)) [original, proposed] = startsOf(line);
    else if (line.startsWith(' ')) rows.push({ original: original++, proposed: proposed++ });
    else if (line.startsWith('-')) rows.push({ original: original++ });
    else if (line.startsWith('+')) rows.push({ proposed: proposed++ });
  }
  return rows;
}

/** Each line of text begins with a blank, `+`, `-` or `\` there. */
function isHeader(line: string): boolean {
  return line.startsWith('@@ ');
}

function startsOf(header: string): [number, number] {
  const [, before, after] = /^@@ -(\d+).* \+(\d+)/.exec(header) ?? [];
  return [Number(before), Number(after)];
}

/** A line ends with `\n` only: a text may contain other line ends. */
function diffLines({ base, proposed }: FileProposal): readonly string[] {
  return unifiedDiff(base.text, proposed, '').split('\n');
}
