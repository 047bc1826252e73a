import type { Proposal } from '@shared/approval/approval';
import type { Settings } from '@shared/settings/settings';
import { leftSideOf } from '../state/questions/reviewed-change';

// The layout of a diff: side by side, in one column, or a single side.

/**
 * `inline`: one column, with the removed lines between the others, because the user wants it or the width is too
 * small. `single`: a created or deleted file has only one side.
 */
export type DiffLayout = 'side-by-side' | 'inline' | 'single';

/** In pixels. Two columns in less width show too little of each line. */
const leastSideBySideWidth = 560;

/** In one column Monaco draws every removed line, even outside the view. */
const mostInlineLines = 2_000;

/** The visible columns. */
export function columnsOf(layout: DiffLayout, change: Proposal['change']): readonly ('left' | 'right')[] {
  if (layout === 'side-by-side') return ['left', 'right'];
  return change === 'delete' ? ['left'] : ['right'];
}

/** The layout of `proposal` in `width` pixels if the user wants `view`. */
export function layoutFor(
  proposal: Proposal | null,
  view: Settings['diff']['view'],
  width: number,
): DiffLayout {
  if (proposal !== null && onlySide(proposal) !== null) return 'single';
  const wantsOne = view === 'inline' || width < leastSideBySideWidth;
  return wantsOne && !(proposal && removesTooMuch(proposal)) ? 'inline' : 'side-by-side';
}

/** Room for line numbers, in characters. One column shows the numbers of both sides, separated by a blank. */
export function numberRoom(layout: DiffLayout, proposal: Proposal | null): number {
  if (layout !== 'inline' || !proposal) return leastNumberRoom;
  const lines = [leftSideOf(proposal), proposal.proposed].map((text) => text.split('\n').length);
  return Math.max(leastNumberRoom, `${Math.max(...lines)}`.length + 1);
}

const leastNumberRoom = 4;

/** The only side of a created or deleted file; null if there are both sides. */
function onlySide({ change }: Proposal): 'original' | 'modified' | null {
  if (change === 'modify') return null;
  return change === 'create' ? 'modified' : 'original';
}

/** Whether the change removes more lines than one column can draw. Moved lines do not count. */
function removesTooMuch(proposal: Proposal): boolean {
  const before = leftSideOf(proposal).split('\n');
  if (before.length <= mostInlineLines) return false;
  const kept = new Set(proposal.proposed.split('\n'));
  return before.filter((line) => !kept.has(line)).length > mostInlineLines;
}
