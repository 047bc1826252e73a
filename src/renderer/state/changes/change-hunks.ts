import type { ChangedSides } from '@shared/changes/changes';
import { type Hunk, takeApart } from '@shared/hunks/hunks';

// Hunks of a changed file as the window shows them, with their lines and their origin. Pure.

export type ShownHunk = Hunk & {
  /** Undoing the file leaves this hunk, because it was changed later. */
  readonly isSince: boolean;
};

/** Empty for a file that was added or deleted: the user keeps or undoes it as a whole. */
export function hunksOf({ before, now, back, shown }: ChangedSides): readonly ShownHunk[] {
  if (shown !== 'text' || before === null || now === null) return [];
  const goes = back === null ? null : takeApart(now, back).hunks;
  return takeApart(before, now).hunks.map((hunk) => ({
    ...hunk,
    isSince: goes !== null && !goes.some((gone) => meets(hunk, gone)),
  }));
}

/** Whether both hunks concern the same or adjacent lines of the current file. */
function meets(hunk: Hunk, gone: Hunk): boolean {
  return gone.beforeStart <= hunk.afterEnd && gone.beforeEnd >= hunk.afterStart;
}

/** The first line of the hunk on the right side, from 1; for a pure deletion, the line after it. */
export function lineOf({ afterStart }: Hunk): number {
  return afterStart + 1;
}

/** The index of the hunk at the line or the last one before it; -1 if the line is before all hunks. */
export function hunkAt(hunks: readonly Hunk[], line: number): number {
  return hunks.findLastIndex((hunk) => lineOf(hunk) <= line);
}

/** The index of the next hunk from the line in this direction; null past the end of the file. */
export function hunkAfter(hunks: readonly Hunk[], line: number, step: 1 | -1): number | null {
  const found =
    step === 1
      ? hunks.findIndex((hunk) => lineOf(hunk) > line)
      : hunks.findLastIndex((hunk) => lineOf(hunk) < line);
  return found === -1 ? null : found;
}

/** The index of the hunk at the line or closest to it; -1 if there are no hunks. */
export function nearestHunk(hunks: readonly Hunk[], line: number): number {
  const away = (hunk: Hunk) =>
    line < lineOf(hunk) ? lineOf(hunk) - line : Math.max(0, line - Math.max(lineOf(hunk), hunk.afterEnd));
  const distances = hunks.map(away);
  return distances.indexOf(Math.min(...distances));
}
