import {
  DiffAlgorithmResult,
  SequenceDiff,
} from 'monaco-editor/editor/common/diff/defaultLinesDiffComputer/algorithms/diffAlgorithm';
import {
  MyersDiffAlgorithm,
  type Sequence,
} from 'monaco-editor/editor/common/diff/defaultLinesDiffComputer/algorithms/myersDiffAlgorithm';
import { LineSequence } from 'monaco-editor/editor/common/diff/defaultLinesDiffComputer/lineSequence';

// Comparison of long texts by the lines that both have. A line of one alone is changed whatever is found, and Monaco's
// time grows with the square of their number.

const { prototype } = MyersDiffAlgorithm;
const { compute } = prototype;

prototype.compute = function computeShared(original, proposed, timeout) {
  if (!(original instanceof LineSequence)) return compute.call(this, original, proposed, timeout);
  const left = sharedLines(original, proposed);
  const right = sharedLines(proposed, original);
  const found = compute.call(this, picked(original, left), picked(proposed, right), timeout);
  if (found.hitTimeout) return DiffAlgorithmResult.trivialTimedOut(original, proposed);
  const equal = equalPairs(found.diffs, left, right);
  return new DiffAlgorithmResult(between(equal, original.length, proposed.length), false);
};

/** Where `text` has a line that `other` has too. */
function sharedLines(text: Sequence, other: Sequence): readonly number[] {
  const known = new Set(indices(other).map((index) => other.getElement(index)));
  return indices(text).filter((index) => known.has(text.getElement(index)));
}

function indices({ length }: Sequence): number[] {
  return Array.from({ length }, (_, index) => index);
}

function picked(text: Sequence, places: readonly number[]): Sequence {
  const lines = places.map((place) => text.getElement(place));
  return { length: lines.length, getElement: (index) => lines[index] };
}

type Pair = readonly [original: number, proposed: number];

/** The lines of both texts that stay, from what differs between their shared lines. */
function equalPairs(
  diffs: readonly SequenceDiff[],
  left: readonly number[],
  right: readonly number[],
): readonly Pair[] {
  const pairs: Pair[] = [];
  let [from, to] = [0, 0];
  const keepUntil = (end: number) => {
    for (; from < end; from += 1, to += 1) pairs.push([left[from] ?? 0, right[to] ?? 0]);
  };
  for (const { seq1Range, seq2Range } of diffs) {
    keepUntil(seq1Range.start);
    [from, to] = [seq1Range.endExclusive, seq2Range.endExclusive];
  }
  keepUntil(left.length);
  return pairs;
}

/** What lies between the lines that stay. */
function between(equal: readonly Pair[], originalEnd: number, proposedEnd: number): SequenceDiff[] {
  const diffs: SequenceDiff[] = [];
  let next: Pair = [0, 0];
  for (const [original, proposed] of [...equal, [originalEnd, proposedEnd] as const]) {
    const [offset1, offset2] = next;
    if (original > offset1 || proposed > offset2)
      diffs.push(
        SequenceDiff.fromOffsetPairs({ offset1, offset2 }, { offset1: original, offset2: proposed }),
      );
    next = [original + 1, proposed + 1];
  }
  return diffs;
}
