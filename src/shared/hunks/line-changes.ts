// Line diff with the same result on every machine. Patience diff first matches lines that occur once on both sides; the
// shortest edit fills the gaps. The search limit counts steps instead of time, so equal texts always give equal diffs.

/** Lines `[beforeStart, beforeEnd)` became lines `[afterStart, afterEnd)`; counted from 0. */
export type LineChange = {
  readonly beforeStart: number;
  readonly beforeEnd: number;
  readonly afterStart: number;
  readonly afterEnd: number;
};

/** Two stretches without a common anchor count as one change if they differ in more lines than this. */
const mostSteps = 1_000;

/** The changes in order, with unchanged lines between them. */
export function lineChanges(before: readonly string[], after: readonly string[]): readonly LineChange[] {
  // One changed line of a long file: only the part between the common ends needs numbers.
  const part = trimmed({ a: before, b: after }, whole(before, after));
  const { beforeStart: from, beforeEnd, afterEnd } = part;
  const [a, b] = numbered(before.slice(from, beforeEnd), after.slice(from, afterEnd));
  const changes: LineChange[] = [];
  compare({ a, b, add: (change) => addTo(changes, change) }, whole(a, b));
  return from === 0 ? changes : changes.map((change) => movedBy(change, from));
}

function movedBy(change: LineChange, lines: number): LineChange {
  return {
    beforeStart: change.beforeStart + lines,
    beforeEnd: change.beforeEnd + lines,
    afterStart: change.afterStart + lines,
    afterEnd: change.afterEnd + lines,
  };
}

/** Each line with its end, so that a missing last line end counts as a difference. */
export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

type Comparison = {
  readonly a: Int32Array;
  readonly b: Int32Array;
  add(change: LineChange): void;
};

/** Equal lines get equal numbers. */
function numbered(before: readonly string[], after: readonly string[]): [Int32Array, Int32Array] {
  const numbers = new Map<string, number>();
  const numberOf = (line: string): number => {
    const known = numbers.get(line) ?? numbers.size;
    numbers.set(line, known);
    return known;
  };
  return [Int32Array.from(before, numberOf), Int32Array.from(after, numberOf)];
}

function whole(a: ArrayLike<unknown>, b: ArrayLike<unknown>): LineChange {
  return { beforeStart: 0, beforeEnd: a.length, afterStart: 0, afterEnd: b.length };
}

function addTo(changes: LineChange[], change: LineChange): void {
  const last = changes.at(-1);
  const touches = last?.beforeEnd === change.beforeStart && last.afterEnd === change.afterStart;
  if (touches) changes.splice(-1, 1, { ...last, beforeEnd: change.beforeEnd, afterEnd: change.afterEnd });
  else changes.push(change);
}

function compare(comparison: Comparison, stretch: LineChange): void {
  const rest = trimmed(comparison, stretch);
  const { beforeStart, beforeEnd, afterStart, afterEnd } = rest;
  if (beforeStart === beforeEnd && afterStart === afterEnd) return;
  if (beforeStart === beforeEnd || afterStart === afterEnd) {
    comparison.add(rest);
    return;
  }
  const anchors = anchorsIn(comparison, rest);
  if (anchors.length === 0) {
    for (const change of byShortestWay(comparison, rest)) comparison.add(change);
    return;
  }
  let from = { before: beforeStart, after: afterStart };
  for (const { before, after } of [...anchors, { before: beforeEnd, after: afterEnd }]) {
    compare(comparison, {
      beforeStart: from.before,
      beforeEnd: before,
      afterStart: from.after,
      afterEnd: after,
    });
    from = { before: before + 1, after: after + 1 };
  }
}

type Sides = { readonly a: ArrayLike<string | number>; readonly b: ArrayLike<string | number> };

/** Removes the common lines at the beginning and end. */
function trimmed({ a, b }: Sides, stretch: LineChange): LineChange {
  let { beforeStart, beforeEnd, afterStart, afterEnd } = stretch;
  while (beforeStart < beforeEnd && afterStart < afterEnd && a[beforeStart] === b[afterStart]) {
    beforeStart += 1;
    afterStart += 1;
  }
  while (beforeStart < beforeEnd && afterStart < afterEnd && a[beforeEnd - 1] === b[afterEnd - 1]) {
    beforeEnd -= 1;
    afterEnd -= 1;
  }
  return { beforeStart, beforeEnd, afterStart, afterEnd };
}

type Anchor = { readonly before: number; readonly after: number };

/** Lines that occur once on each side: the longest selection with the same order on both sides. */
function anchorsIn(comparison: Comparison, stretch: LineChange): Anchor[] {
  const inBefore = placesOfSingles(comparison.a, stretch.beforeStart, stretch.beforeEnd);
  const inAfter = placesOfSingles(comparison.b, stretch.afterStart, stretch.afterEnd);
  const common: Anchor[] = [];
  for (const [line, before] of inBefore) {
    const after = inAfter.get(line) ?? -1;
    if (before >= 0 && after >= 0) common.push({ before, after });
  }
  return longestRise(common);
}

/** By line: its position, or -1 if it occurs several times. */
function placesOfSingles(lines: Int32Array, start: number, end: number): Map<number, number> {
  const places = new Map<number, number>();
  for (let at = start; at < end; at += 1) {
    const line = lines[at] ?? 0;
    places.set(line, places.has(line) ? -1 : at);
  }
  return places;
}

/** The longest run of anchors, sorted by position before, with rising positions after. */
function longestRise(anchors: readonly Anchor[]): Anchor[] {
  const ends: number[] = [];
  const previous = new Int32Array(anchors.length);
  for (const [index, { after }] of anchors.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((anchors[ends[middle] ?? 0]?.after ?? 0) < after) low = middle + 1;
      else high = middle;
    }
    previous[index] = low === 0 ? -1 : (ends[low - 1] ?? -1);
    ends[low] = index;
  }
  const rise: Anchor[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const anchor = anchors[at];
    if (anchor) rise.push(anchor);
  }
  return rise.reverse();
}

/** Myers' greedy search for the fewest added and removed lines. */
function byShortestWay(comparison: Comparison, stretch: LineChange): readonly LineChange[] {
  const trace = searchWay(comparison, stretch);
  return trace === null ? [stretch] : wayBack(trace, stretch);
}

/** For each number of steps, the farthest position on each diagonal; null if it takes too many steps. */
function searchWay({ a, b }: Comparison, stretch: LineChange): Int32Array[] | null {
  const ofBefore = stretch.beforeEnd - stretch.beforeStart;
  const ofAfter = stretch.afterEnd - stretch.afterStart;
  const most = Math.min(ofBefore + ofAfter, mostSteps);
  const trace: Int32Array[] = [];
  let reach: Int32Array = new Int32Array(3);
  for (let steps = 0; steps <= most; steps += 1) {
    // `reach` and `next` contain the diagonals from -steps-1 to steps+1 of their own number of steps.
    const next = new Int32Array(2 * steps + 3);
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      let x = steps === 0 ? 0 : comesTo(reach, steps, diagonal);
      while (
        x < ofBefore &&
        x - diagonal < ofAfter &&
        a[stretch.beforeStart + x] === b[stretch.afterStart + x - diagonal]
      )
        x += 1;
      next[diagonal + steps + 1] = x;
      if (x >= ofBefore && x - diagonal >= ofAfter) return [...trace, next];
    }
    trace.push(next);
    reach = next;
  }
  return null;
}

/** The farthest line before on `diagonal`, after one more step. */
function comesTo(reach: Int32Array, steps: number, diagonal: number): number {
  const at = diagonal + steps;
  return isDown(reach, steps, diagonal) ? (reach[at + 1] ?? 0) : (reach[at - 1] ?? 0) + 1;
}

/** Whether that step adds a line. Otherwise it removes one. */
function isDown(reach: Int32Array, steps: number, diagonal: number): boolean {
  const at = diagonal + steps;
  return diagonal === -steps || (diagonal !== steps && (reach[at - 1] ?? 0) < (reach[at + 1] ?? 0));
}

function wayBack(trace: readonly Int32Array[], stretch: LineChange): LineChange[] {
  const changes: LineChange[] = [];
  let x = stretch.beforeEnd - stretch.beforeStart;
  let y = stretch.afterEnd - stretch.afterStart;
  for (let steps = trace.length - 1; steps > 0; steps -= 1) {
    const reach = trace[steps - 1] ?? new Int32Array(0);
    const diagonal = x - y;
    const down = isDown(reach, steps, diagonal);
    const fromX = comesTo(reach, steps, diagonal) - (down ? 0 : 1);
    const fromY = fromX - (down ? diagonal + 1 : diagonal - 1);
    const beforeStart = stretch.beforeStart + fromX;
    const afterStart = stretch.afterStart + fromY;
    changes.push({
      beforeStart,
      beforeEnd: beforeStart + (down ? 0 : 1),
      afterStart,
      afterEnd: afterStart + (down ? 1 : 0),
    });
    x = fromX;
    y = fromY;
  }
  return changes.reverse();
}
