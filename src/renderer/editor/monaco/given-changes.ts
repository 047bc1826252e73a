import { type LineChange, lineChanges } from '@shared/hunks/line-changes';
import type { monaco } from './monaco';

// Changes that are known before Monaco compares: it marks these lines and looks only for what differs within them.

type ChangesNow = () => readonly LineChange[] | null;

const given = new WeakMap<object, ChangesNow>();

/** `changesNow` tells at each comparison which lines of `modified` are changed; null leaves that to the comparison. */
export function giveChanges(modified: monaco.editor.ITextModel, changesNow: ChangesNow): void {
  given.set(modified, changesNow);
}

type Side = Pick<monaco.editor.ITextModel, 'getValueLength' | 'getLineCount' | 'getLineLength'>;

/** As Monaco counts lines: behind a final line break stands one more, which is empty. */
export function changesGivenFor(original: Side, modified: Side): readonly LineChange[] | null {
  const changes = given.get(modified)?.() ?? null;
  if (changes === null) return null;
  const [tailBefore, tailAfter] = [tailOf(original), tailOf(modified)];
  const last = changes.at(-1);
  if (last === undefined || tailBefore === tailAfter) return changes;
  const toEnd = { beforeEnd: last.beforeEnd + tailBefore, afterEnd: last.afterEnd + tailAfter };
  return changes.with(-1, { ...last, ...toEnd });
}

function tailOf(side: Side): 0 | 1 {
  return side.getLineLength(side.getLineCount()) === 0 ? 1 : 0;
}

/** The given changes, if they fit the texts that are compared; else those that are found. */
export function changesOf(
  original: readonly string[],
  modified: readonly string[],
  known: readonly LineChange[] | null | undefined,
): readonly LineChange[] {
  return known && fits(original, modified, known) ? known : lineChanges(original, modified);
}

/** Whether all other lines are the same. */
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
