import type { Proposal } from '@shared/approval/approval';
import { type LineChange, lineChanges, linesOf } from '@shared/hunks/line-changes';

// A proposal as a unified diff, from the same comparison that finds its hunks.

/** Unchanged lines before and after each change. */
const context = 3;

export type Sides = Pick<Proposal, 'original' | 'proposed'>;

/** Empty if the sides are equal. */
export function proposalPatch({ original, proposed }: Sides): string {
  const [before, after] = [linesOf(original), linesOf(proposed)];
  const groups = groupsOf(lineChanges(before, after));
  return groups.map((group) => hunkText(group, before, after)).join('');
}

/** Changes whose context overlaps or touches form one group. */
function groupsOf(changes: readonly LineChange[]): readonly (readonly LineChange[])[] {
  const groups: LineChange[][] = [];
  for (const change of changes) {
    const group = groups.at(-1);
    const end = group?.at(-1)?.beforeEnd;
    if (group && end !== undefined && change.beforeStart - end <= 2 * context) group.push(change);
    else groups.push([change]);
  }
  return groups;
}

function hunkText(
  changes: readonly LineChange[],
  before: readonly string[],
  after: readonly string[],
): string {
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last) return '';
  const lead = Math.min(context, first.beforeStart);
  const trail = Math.min(context, before.length - last.beforeEnd);
  const lines: string[] = [];
  let at = first.beforeStart - lead;
  for (const { beforeStart, beforeEnd, afterStart, afterEnd } of changes) {
    lines.push(...signed(' ', before.slice(at, beforeStart)));
    lines.push(...signed('-', before.slice(beforeStart, beforeEnd)));
    lines.push(...signed('+', after.slice(afterStart, afterEnd)));
    at = beforeEnd;
  }
  lines.push(...signed(' ', before.slice(at, at + trail)));
  const removed = place(first.beforeStart - lead, last.beforeEnd + trail);
  const added = place(first.afterStart - lead, last.afterEnd + trail);
  return [`@@ -${removed} +${added} @@\n`, ...lines].join('');
}

/** An empty range has the number of the line before it. */
function place(start: number, end: number): string {
  return `${end > start ? start + 1 : start},${end - start}`;
}

function signed(sign: string, lines: readonly string[]): string[] {
  return lines.map((line) =>
    line.endsWith('\n') ? `${sign}${line}` : `${sign}${line}\n\\ No newline at end of file\n`,
  );
}
