import type { LineChange } from '@shared/hunks/line-changes';
import type { editor } from 'monaco-editor/editor';

// Changes that are known before the comparison: Monaco marks these lines and compares only text within them.

export type GivenChanges = {
  readonly changes: readonly LineChange[];
  /** Equal lines that are in use, in the order of the file: Monaco folds them as little as changed lines. */
  readonly unfolded: readonly LineChange[];
};

type ChangesNow = () => GivenChanges | null;

const given = new WeakMap<object, ChangesNow>();

/** At each comparison, `changesNow` returns the changed lines of `modified`; null if the comparison must find them. */
export function giveChanges(modified: editor.ITextModel, changesNow: ChangesNow): void {
  given.set(modified, changesNow);
}

type Side = Pick<editor.ITextModel, 'getValueLength' | 'getLineCount' | 'getLineLength'>;

/** In Monaco's line counts: an empty line follows a final line break. */
export function changesGivenFor(original: Side, modified: Side): GivenChanges | null {
  const known = given.get(modified)?.() ?? null;
  if (known === null) return null;
  const [tailBefore, tailAfter] = [tailOf(original), tailOf(modified)];
  const last = known.changes.at(-1);
  if (last === undefined || tailBefore === tailAfter) return known;
  const toEnd = { beforeEnd: last.beforeEnd + tailBefore, afterEnd: last.afterEnd + tailAfter };
  return { ...known, changes: known.changes.with(-1, { ...last, ...toEnd }) };
}

function tailOf(side: Side): 0 | 1 {
  return side.getLineLength(side.getLineCount()) === 0 ? 1 : 0;
}
