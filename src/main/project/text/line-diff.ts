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
  // A line of one alone is changed whatever is found, and the time grows with the square of their number.
  const [fromOld, fromNew] = [placesOfShared(oldLines, newLines), placesOfShared(newLines, oldLines)];
  const runs = diffArrays(picked(oldLines, fromOld), picked(newLines, fromNew), { timeout: patience });
  const kept = runs === undefined ? [] : keptPairs(runs, fromOld, fromNew);
  return changesBetween(kept, oldLines.length, newLines.length).map((change) => moved(change, start));
}

/** Where `lines` has a line that `others` have too. */
function placesOfShared(lines: readonly string[], others: readonly string[]): readonly number[] {
  const known = new Set(others);
  return lines.flatMap((line, place) => (known.has(line) ? [place] : []));
}

function picked(lines: readonly string[], places: readonly number[]): string[] {
  return places.flatMap((place) => lines[place] ?? []);
}

type Run = { readonly added: boolean; readonly removed: boolean; readonly count: number };

type Pair = readonly [before: number, after: number];

/** The lines that stay, by their place before and after. */
function keptPairs(
  runs: readonly Run[],
  fromOld: readonly number[],
  fromNew: readonly number[],
): readonly Pair[] {
  const pairs: Pair[] = [];
  let [before, after] = [0, 0];
  for (const { added, removed, count } of runs) {
    if (!added && !removed)
      for (let index = 0; index < count; index += 1)
        pairs.push([fromOld[before + index] ?? 0, fromNew[after + index] ?? 0]);
    if (!added) before += count;
    if (!removed) after += count;
  }
  return pairs;
}

function changesBetween(kept: readonly Pair[], beforeCount: number, afterCount: number): LineChange[] {
  const changes: LineChange[] = [];
  let [beforeStart, afterStart] = [0, 0];
  for (const [beforeEnd, afterEnd] of [...kept, [beforeCount, afterCount] as const]) {
    if (beforeEnd > beforeStart || afterEnd > afterStart)
      changes.push({ beforeStart, beforeEnd, afterStart, afterEnd });
    [beforeStart, afterStart] = [beforeEnd + 1, afterEnd + 1];
  }
  return changes;
}

function moved(change: LineChange, by: number): LineChange {
  return {
    beforeStart: change.beforeStart + by,
    beforeEnd: change.beforeEnd + by,
    afterStart: change.afterStart + by,
    afterEnd: change.afterEnd + by,
  };
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
