import type { LineChange } from './line-changes';

// Composes two successive comparisons into a single one. Pure.

/**
 * `first` leads from a text to a second one, `second` from there to a third. The result leads from the first to the
 * third.
 */
export function composeChanges(
  first: readonly LineChange[],
  second: readonly LineChange[],
): readonly LineChange[] {
  const composed: LineChange[] = [];
  let [toFirst, toLast] = [0, 0];
  for (const { start, end, grownInFirst, grownInSecond } of groups(first, second)) {
    composed.push({
      beforeStart: start - toFirst,
      beforeEnd: end - toFirst - grownInFirst,
      afterStart: start + toLast,
      afterEnd: end + toLast + grownInSecond,
    });
    toFirst += grownInFirst;
    toLast += grownInSecond;
  }
  return composed;
}

/** Lines of the middle text that either comparison touches. */
type Group = {
  readonly start: number;
  readonly end: number;
  /** The lines that the middle text gained over the first, and the last text over the middle. */
  readonly grownInFirst: number;
  readonly grownInSecond: number;
};

/** Groups changes that touch each other in the middle text. */
function groups(first: readonly LineChange[], second: readonly LineChange[]): readonly Group[] {
  const all = [...first.map(asMade), ...second.map(asTaken)].toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  );
  const found: Group[] = [];
  for (const one of all) {
    const last = found.at(-1);
    if (last && one.start <= last.end) found.splice(-1, 1, joined(last, one));
    else found.push(one);
  }
  return found;
}

function asMade({ beforeStart, beforeEnd, afterStart, afterEnd }: LineChange): Group {
  const grownInFirst = afterEnd - afterStart - (beforeEnd - beforeStart);
  return { start: afterStart, end: afterEnd, grownInFirst, grownInSecond: 0 };
}

function asTaken({ beforeStart, beforeEnd, afterStart, afterEnd }: LineChange): Group {
  const grownInSecond = afterEnd - afterStart - (beforeEnd - beforeStart);
  return { start: beforeStart, end: beforeEnd, grownInFirst: 0, grownInSecond };
}

function joined(one: Group, other: Group): Group {
  return {
    start: one.start,
    end: Math.max(one.end, other.end),
    grownInFirst: one.grownInFirst + other.grownInFirst,
    grownInSecond: one.grownInSecond + other.grownInSecond,
  };
}
