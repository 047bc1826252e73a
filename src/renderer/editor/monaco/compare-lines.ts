import type { LineChange } from '@shared/hunks/line-changes';
import { lineChanges } from '@shared/hunks/line-changes';
import { LineRange } from 'monaco-editor/editor/common/core/ranges/lineRange';
import {
  DateTimeout,
  InfiniteTimeout,
  SequenceDiff,
} from 'monaco-editor/editor/common/diff/defaultLinesDiffComputer/algorithms/diffAlgorithm';
import { DefaultLinesDiffComputer } from 'monaco-editor/editor/common/diff/defaultLinesDiffComputer/defaultLinesDiffComputer';
import { LinesDiff } from 'monaco-editor/editor/common/diff/linesDiffComputer';
import { DetailedLineRangeMapping } from 'monaco-editor/editor/common/diff/rangeMapping';

// Replaces Monaco's comparison of lines with Pilotfish's own, so that the editor marks the lines of hunks, cards and
// counts. Monaco itself only compares text within changed lines.

const { prototype } = DefaultLinesDiffComputer;
const { computeDiff } = prototype;

prototype.computeDiff = function compareLines(original, modified, options) {
  // A created or deleted text is one change.
  const isWhole = isEmpty(original) || isEmpty(modified);
  if (options.ignoreTrimWhitespace || isWhole) return computeDiff.call(this, original, modified, options);
  const { maxComputationTimeMs: most } = options;
  const timeout = most === 0 ? InfiniteTimeout.instance : new DateTimeout(most);
  let hitTimeout = false;
  const changes = changesOf(original, modified, options.changes).map((change) => {
    const refined = this.refineDiff(original, modified, sequenceDiff(change), timeout, true, options);
    hitTimeout ||= refined.hitTimeout;
    return new DetailedLineRangeMapping(...linesIn(change), refined.mappings);
  });
  return new LinesDiff(changes, [], hitTimeout);
};

function isEmpty(lines: readonly string[]): boolean {
  return lines.length === 1 && lines[0] === '';
}

function sequenceDiff({ beforeStart, beforeEnd, afterStart, afterEnd }: LineChange): SequenceDiff {
  return SequenceDiff.fromOffsetPairs(
    { offset1: beforeStart, offset2: afterStart },
    { offset1: beforeEnd, offset2: afterEnd },
  );
}

function linesIn({ beforeStart, beforeEnd, afterStart, afterEnd }: LineChange): [LineRange, LineRange] {
  return [new LineRange(beforeStart + 1, beforeEnd + 1), new LineRange(afterStart + 1, afterEnd + 1)];
}

/** The given changes if they fit the compared texts, or else the computed ones. */
function changesOf(
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
