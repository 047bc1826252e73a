import { type LineChange, lineChanges } from '@shared/hunks/line-changes';

// The lines of a file that changes wrote, taken from their patches. Pure.

/** Lines from 1, both ends included. `removed`: lines were removed before this line, or after the last line. */
export type LineMark = {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly from: number;
  readonly to: number;
};

/** The lines of all patches that are still in `text`, wherever later edits have moved them. The last patch counts. */
export function changedLines(patches: readonly string[], text: string): readonly LineMark[] {
  const lines = text.split(/\r?\n/);
  const kinds = new Map<number, LineMark['kind']>();
  for (const patch of patches) for (const [line, kind] of linesOf(patch, lines)) kinds.set(line, kind);
  const marks: LineMark[] = [];
  for (const [line, kind] of [...kinds].toSorted(([one], [other]) => one - other)) {
    const last = marks.at(-1);
    if (kind !== 'removed' && last?.kind === kind && last.to === line - 1)
      marks.splice(-1, 1, { ...last, to: line });
    else marks.push({ kind, from: line, to: line });
  }
  return marks;
}

/** Without the marks whose lines are as in the last commit. `changes`: those since then; null if there is none. */
export function uncommitted(
  marks: readonly LineMark[],
  changes: readonly LineChange[] | null,
): readonly LineMark[] {
  if (changes === null) return marks;
  const touches = ({ from, to }: LineMark, { afterStart, afterEnd }: LineChange) =>
    from <= Math.max(afterEnd, afterStart + 1) && to >= Math.max(1, afterStart);
  return marks.filter((mark) => changes.some((change) => touches(mark, change)));
}

type Run = {
  readonly kind: LineMark['kind'];
  /** Indexes of its lines in the new lines of the patch; of removed lines, the index of the line after them. */
  readonly from: number;
  readonly to: number;
};

function* linesOf(patch: string, lines: readonly string[]): Generator<readonly [number, LineMark['kind']]> {
  const { written, runs } = readPatch(patch);
  const places = placesIn(written, lines);
  const lineCount = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  for (const { kind, from, to } of runs) {
    if (kind === 'removed') {
      const line = placeBetween(places, from);
      if (line !== null) yield [Math.max(1, Math.min(line + 1, lineCount)), kind];
      continue;
    }
    const run = written.slice(from, to);
    // Brackets alone could be those of anything.
    if (!run.some((line, index) => places.has(from + index) && (/\w/.test(line) || !/\w/.test(run.join('')))))
      continue;
    for (let index = from; index < to; index += 1) {
      const place = places.get(index);
      if (place !== undefined) yield [place + 1, kind];
    }
  }
}

/** The place after removed lines, if the lines around them are still neighbours. Counts from 0. */
function placeBetween(places: ReadonlyMap<number, number>, at: number): number | null {
  const [above, below] = [places.get(at - 1), places.get(at)];
  if (above !== undefined && below !== undefined) return below === above + 1 ? below : null;
  // At an end of the file or of the hunk.
  if (above !== undefined) return above + 1;
  return below ?? null;
}

/** Of each new line of the patch: its place in the text. Both count from 0. */
function placesIn(written: readonly string[], lines: readonly string[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  let [from, to] = [0, 0];
  const end = { beforeStart: written.length, beforeEnd: 0, afterStart: 0, afterEnd: 0 };
  for (const change of [...lineChanges(written, lines), end]) {
    for (; from < change.beforeStart; from += 1, to += 1) places.set(from, to);
    [from, to] = [change.beforeEnd, change.afterEnd];
  }
  return places;
}

/** The new lines of all hunks, and the runs of them that the change wrote. Text after a cut of the patch is ignored. */
function readPatch(patch: string): { readonly written: readonly string[]; readonly runs: readonly Run[] } {
  const written: string[] = [];
  const runs: Run[] = [];
  for (const body of hunks(patch)) {
    let removed = 0;
    let from: number | null = null;
    const endRun = () => {
      const to = written.length;
      if (from !== null) runs.push({ kind: removed > 0 ? 'changed' : 'added', from, to });
      else if (removed > 0) runs.push({ kind: 'removed', from: to, to });
      from = null;
      removed = 0;
    };
    for (const entry of body) {
      const sign = entry[0];
      if (sign === '-') removed += 1;
      if (sign === '+') from ??= written.length;
      if (sign === ' ') endRun();
      if (sign === '+' || sign === ' ') written.push(entry.slice(1).replace(/\r$/, ''));
    }
    endRun();
  }
  return { written, runs };
}

function hunks(patch: string): readonly (readonly string[])[] {
  return patch
    .split(/^@@ .*\+/m)
    .slice(1)
    .map((hunk) => hunk.split('\n').slice(1));
}
