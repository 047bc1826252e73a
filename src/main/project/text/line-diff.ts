import { diffArrays } from 'diff';

// Line diff: which lines of two versions of a text differ.

/** Lines `[beforeStart, beforeEnd)` became lines `[afterStart, afterEnd)`; counted from 0. */
export type LineChange = {
  readonly beforeStart: number;
  readonly beforeEnd: number;
  readonly afterStart: number;
  readonly afterEnd: number;
};

/** Milliseconds after which a difference is told coarsely rather than keep everything else waiting. */
const patience = 150;

/** What differs, in order and with unchanged lines between; one single change where finding out takes too long. */
export function changedLines(before: readonly string[], after: readonly string[]): readonly LineChange[] {
  const start = sharedStart(before, after);
  const end = sharedEnd(before, after, start);
  const oldLines = before.slice(start, before.length - end);
  const newLines = after.slice(start, after.length - end);
  if (oldLines.length === 0 && newLines.length === 0) return [];
  const runs = diffArrays(oldLines, newLines, { timeout: patience });
  if (runs !== undefined) return changesOf(runs, start);
  return [
    {
      beforeStart: start,
      beforeEnd: before.length - end,
      afterStart: start,
      afterEnd: after.length - end,
    },
  ];
}

type Run = { readonly added: boolean; readonly removed: boolean; readonly count: number };

function changesOf(runs: readonly Run[], start: number): LineChange[] {
  const changes: LineChange[] = [];
  let before = start;
  let after = start;
  let open = { before, after };
  const closeChange = () => {
    if (before > open.before || after > open.after) {
      changes.push({ beforeStart: open.before, beforeEnd: before, afterStart: open.after, afterEnd: after });
    }
  };
  for (const { added, removed, count } of runs) {
    if (added) after += count;
    else if (removed) before += count;
    else {
      closeChange();
      before += count;
      after += count;
      open = { before, after };
    }
  }
  closeChange();
  return changes;
}

function sharedStart(before: readonly string[], after: readonly string[]): number {
  const most = Math.min(before.length, after.length);
  let count = 0;
  while (count < most && before[count] === after[count]) count++;
  return count;
}

function sharedEnd(before: readonly string[], after: readonly string[], start: number): number {
  const most = Math.min(before.length, after.length) - start;
  let count = 0;
  while (count < most && before[before.length - 1 - count] === after[after.length - 1 - count]) count++;
  return count;
}
