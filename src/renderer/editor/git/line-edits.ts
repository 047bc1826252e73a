import type { LineChange } from '@shared/hunks/line-changes';

// Changes of a text since the last commit, line by line. Lines are without their ends, and count from 1 unless a
// `LineChange` holds them. Pure.

export type ChangeKind = 'added' | 'changed' | 'removed';

export function kindOf({ beforeStart, beforeEnd, afterStart, afterEnd }: LineChange): ChangeKind {
  if (afterStart === afterEnd) return 'removed';
  return beforeStart === beforeEnd ? 'added' : 'changed';
}

/** The line that stands for the change: its first one, or the one above removed lines. */
export function lineOfChange(change: LineChange): number {
  return kindOf(change) === 'removed' ? Math.max(1, change.afterStart) : change.afterStart + 1;
}

/** The index of the change at the line, or -1. */
export function changeAt(changes: readonly LineChange[], line: number): number {
  return changes.findIndex((change) => lineOfChange(change) <= line && line <= lastLineOf(change));
}

function lastLineOf(change: LineChange): number {
  return Math.max(lineOfChange(change), change.afterEnd);
}

/** The index of the next change after the line, or before it; wraps around. -1 without changes. */
export function nextChangeFrom(changes: readonly LineChange[], line: number, step: 1 | -1): number {
  if (changes.length === 0) return -1;
  const found =
    step === 1
      ? changes.findIndex((change) => lineOfChange(change) > line)
      : changes.findLastIndex((change) => lastLineOf(change) < line);
  if (found !== -1) return found;
  return step === 1 ? 0 : changes.length - 1;
}

/** An edit in lines and columns from 1; the end is not included. */
export type LineEdit = {
  readonly from: { readonly line: number; readonly column: number };
  readonly to: { readonly line: number; readonly column: number };
  readonly text: string;
};

/** The edit that restores the committed lines of the change. */
export function revertingEdit(
  { beforeStart, beforeEnd, afterStart, afterEnd }: LineChange,
  committed: readonly string[],
  now: readonly string[],
): LineEdit {
  const old = committed.slice(beforeStart, beforeEnd);
  const endOf = (line: number) => ({ line, column: (now[line - 1]?.length ?? 0) + 1 });
  const startOf = (line: number) => ({ line, column: 1 });
  if (afterStart < afterEnd && old.length > 0)
    return { from: startOf(afterStart + 1), to: endOf(afterEnd), text: old.join('\n') };
  // Whole lines: with the line break below, or at the end of the text with the one above.
  if (afterEnd < now.length)
    return {
      from: startOf(afterStart + 1),
      to: startOf(afterEnd + 1),
      text: old.map((line) => `${line}\n`).join(''),
    };
  return { from: endOf(afterStart), to: endOf(afterEnd), text: old.map((line) => `\n${line}`).join('') };
}
