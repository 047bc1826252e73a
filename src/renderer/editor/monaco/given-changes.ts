import type { LineChange } from '@shared/hunks/line-changes';
import type { editor } from 'monaco-editor/editor';

// Changes that are known before Monaco compares: it marks these lines and looks only for what differs within them.

type ChangesNow = () => readonly LineChange[] | null;

const given = new WeakMap<object, ChangesNow>();

/** `changesNow` tells at each comparison which lines of `modified` are changed; null leaves that to the comparison. */
export function giveChanges(modified: editor.ITextModel, changesNow: ChangesNow): void {
  given.set(modified, changesNow);
}

type Side = Pick<editor.ITextModel, 'getValueLength' | 'getLineCount' | 'getLineLength'>;

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
