// Which lines of a file a change left behind, from its patch. Pure.

/** Lines from 1, both ends included; `removed`: lines were taken out before it, or behind the last line. */
export type LineMark = {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly from: number;
  readonly to: number;
};

/** None when `text` is not what the patch led to: it went on changing, and its lines are others by now. */
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

/** The line each hunk starts at in the file afterwards, and its lines; what follows a cut is none. */
function hunks(patch: string): readonly (readonly [start: number, body: readonly string[]])[] {
  return patch
    .split(/^@@ .*\+/m)
    .slice(1)
    .map((hunk) => {
      const [header = '', ...body] = hunk.split('\n');
      return [Number.parseInt(header, 10), body] as const;
    });
}
