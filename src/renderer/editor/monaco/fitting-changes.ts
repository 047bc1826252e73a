import { type LineChange, lineChanges } from '@shared/hunks/line-changes';

/** The given changes if they fit the compared texts, or else the computed ones. */
export function changesOf(
  original: readonly string[],
  modified: readonly string[],
  known: readonly LineChange[] | null | undefined,
): readonly LineChange[] {
  return known && fits(original, modified, known) ? known : lineChanges(original, modified);
}

/** Whether all other lines are equal. */
function fits(
  original: readonly string[],
  modified: readonly string[],
  changes: readonly LineChange[],
): boolean {
  let [before, after] = [0, 0];
  const end = { beforeStart: original.length, afterStart: modified.length, beforeEnd: 0, afterEnd: 0 };
  for (const change of [...changes, end]) {
    if (change.beforeStart - before !== change.afterStart - after) return false;
    for (; before < change.beforeStart; before += 1, after += 1)
      if (original[before] !== modified[after]) return false;
    [before, after] = [change.beforeEnd, change.afterEnd];
  }
  return true;
}
