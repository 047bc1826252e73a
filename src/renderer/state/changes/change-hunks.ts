import type { ChangedSides } from '@shared/changes/changes';
import { type Hunk, takeApart } from '@shared/hunks/hunks';

// Hunks of a changed file as the window shows them: where they stand, and whose they are. Pure.

export type ShownHunk = Hunk & {
  /** Taking back the file leaves it: somebody changed it since. */
  readonly isSince: boolean;
};

/** None for a file that came or went: it is kept or taken back as a whole. */
export function hunksOf({ before, now, back, shown }: ChangedSides): readonly ShownHunk[] {
  if (shown !== 'text' || before === null || now === null) return [];
  const goes = back === null ? null : takeApart(now, back).hunks;
  return takeApart(before, now).hunks.map((hunk) => ({
    ...hunk,
    isSince: goes !== null && !goes.some((gone) => meets(hunk, gone)),
  }));
}

/** Whether both are about lines of what is there now that are the same, or next to each other. */
function meets(hunk: Hunk, gone: Hunk): boolean {
  return gone.beforeStart <= hunk.afterEnd && gone.beforeEnd >= hunk.afterStart;
}

/** The line at which it begins on the right side, from 1; of what only goes, the one after it. */
export function lineOf({ afterStart }: Hunk): number {
  return afterStart + 1;
}

/** Which hunk the line is in, or comes after; -1: before all of them. */
export function hunkAt(hunks: readonly Hunk[], line: number): number {
  return hunks.findLastIndex((hunk) => lineOf(hunk) <= line);
}

/** Where a step leads from that line: the hunk's place; null: over the end of the file. */
export function hunkAfter(hunks: readonly Hunk[], line: number, step: 1 | -1): number | null {
  const found =
    step === 1
      ? hunks.findIndex((hunk) => lineOf(hunk) > line)
      : hunks.findLastIndex((hunk) => lineOf(hunk) < line);
  return found === -1 ? null : found;
}

/** The place of the hunk that the line is in, or is the fewest lines from; -1: there is none. */
export function nearestHunk(hunks: readonly Hunk[], line: number): number {
  const away = (hunk: Hunk) =>
    line < lineOf(hunk) ? lineOf(hunk) - line : Math.max(0, line - Math.max(lineOf(hunk), hunk.afterEnd));
  const distances = hunks.map(away);
  return distances.indexOf(Math.min(...distances));
}
