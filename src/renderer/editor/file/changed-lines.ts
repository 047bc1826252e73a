// The lines of a file that a change wrote, taken from its patch. Pure.

/** Lines from 1, both ends included. `removed`: lines were removed before this line, or after the last line. */
export type LineMark = {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly from: number;
  readonly to: number;
};

/** Empty if `text` is not the result of the patch: the file changed again, and its lines are different. */
export function changedLines(patch: string, text: string): readonly LineMark[] {
  const lines = text.split(/\r?\n/);
  const lineCount = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  const marks: LineMark[] = [];
  for (const [start, body] of hunks(patch)) {
    let line = start;
    let removed = 0;
    let from: number | null = null;
    const endRun = () => {
      if (from !== null) marks.push({ kind: removed > 0 ? 'changed' : 'added', from, to: line - 1 });
      else if (removed > 0) marks.push(removedAt(Math.max(1, Math.min(line, lineCount))));
      from = null;
      removed = 0;
    };
    for (const entry of body) {
      const [sign, content] = [entry[0], entry.slice(1)];
      if (sign === '-') removed += 1;
      if (sign === '+') from ??= line;
      if (sign === ' ') endRun();
      if (sign !== '+' && sign !== ' ') continue;
      if (lines[line - 1] !== content) return [];
      line += 1;
    }
    endRun();
  }
  return marks;
}

function removedAt(line: number): LineMark {
  return { kind: 'removed', from: line, to: line };
}

/** The first line of each hunk in the new file, and the lines of the hunk. Text after a cut of the patch is ignored. */
function hunks(patch: string): readonly (readonly [start: number, body: readonly string[]])[] {
  return patch
    .split(/^@@ .*\+/m)
    .slice(1)
    .map((hunk) => {
      const [header = '', ...body] = hunk.split('\n');
      return [Number.parseInt(header, 10), body] as const;
    });
}
