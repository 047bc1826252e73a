import type { LineChange } from '@shared/hunks/line-changes';
import { UnchangedRegion } from 'monaco-editor/editor/browser/widget/diffEditor/diffEditorViewModel';
import type { Compared } from 'monaco-editor/editor/browser/widget/diffEditor/diffProviderFactoryService';
import { DetailedLineRangeMapping } from 'monaco-editor/editor/common/diff/rangeMapping';
import { linesIn } from './whole-change';

// Makes Monaco fold around equal lines that are in use, as it does around changed lines: a rejected hunk is equal on
// both sides, and its reason is between its lines.

const { fromDiffs } = UnchangedRegion;

/** By the first change of a comparison, of which Monaco copies all but the lines. Without changes it folds nothing. */
const inUse = new WeakMap<object, readonly LineChange[]>();

/** `lines`: equal lines, in the order of the file. */
export function keepUnfolded({ changes }: Compared, lines: readonly LineChange[]): void {
  const first = changes[0]?.original;
  if (first) inUse.set(first, lines);
}

UnchangedRegion.fromDiffs = function foldAroundUsedLines(changes, ...counts) {
  const first = changes[0]?.original;
  const lines = (first && inUse.get(first)) ?? [];
  return fromDiffs.call(this, lines.length === 0 ? changes : withUsed(changes, lines), ...counts);
};

/** Leaves out lines that are changed after all. */
function withUsed(
  changes: readonly DetailedLineRangeMapping[],
  lines: readonly LineChange[],
): readonly DetailedLineRangeMapping[] {
  const all: DetailedLineRangeMapping[] = [];
  let next = 0;
  for (const line of lines) {
    const used = new DetailedLineRangeMapping(...linesIn(line), []);
    for (let change = changes[next]; change && isBehind(used, change); change = changes[next]) {
      all.push(change);
      next += 1;
    }
    if (isEqualAfter(all.at(-1), used) && isApart(used, changes[next])) all.push(used);
  }
  return [...all, ...changes.slice(next)];
}

function isBehind(one: DetailedLineRangeMapping, other: DetailedLineRangeMapping): boolean {
  return other.modified.startLineNumber < one.modified.startLineNumber;
}

/** Whether the lines are behind the change, at the same distance on both sides. */
function isEqualAfter(change: DetailedLineRangeMapping | undefined, used: DetailedLineRangeMapping): boolean {
  const distance = used.modified.startLineNumber - (change?.modified.endLineNumberExclusive ?? 1);
  const original = used.original.startLineNumber - (change?.original.endLineNumberExclusive ?? 1);
  return distance >= 0 && distance === original && used.original.length === used.modified.length;
}

function isApart(used: DetailedLineRangeMapping, next: DetailedLineRangeMapping | undefined): boolean {
  return next === undefined || used.modified.endLineNumberExclusive <= next.modified.startLineNumber;
}
