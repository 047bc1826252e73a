import type { Proposal } from '@shared/approval/approval';
import type { Settings } from '@shared/settings/settings';

// How the sides of a change stand: beside one another, in one column, or as the only one.

/**
 * `inline`: there is no room for two columns, or one is wanted, and removed lines stand between the others. `single`:
 * there is no other side, since the file is new or goes.
 */
export type DiffLayout = 'side-by-side' | 'inline' | 'single';

/** Below this width in pixels two columns would show too little of each line. */
const leastSideBySideWidth = 700;

/** In one column Monaco draws every removed line, in view or not. */
const mostInlineLines = 2_000;

/** The columns that there are. */
export function columnsOf(layout: DiffLayout, change: Proposal['change']): readonly ('left' | 'right')[] {
  if (layout === 'side-by-side') return ['left', 'right'];
  return change === 'delete' ? ['left'] : ['right'];
}

/** The layout of `proposal` in `width` pixels where the person wants `view`. */
export function layoutFor(
  proposal: Proposal | null,
  view: Settings['diff']['view'],
  width: number,
): DiffLayout {
  if (proposal !== null && onlySide(proposal) !== null) return 'single';
  const wantsOne = view === 'inline' || width < leastSideBySideWidth;
  return wantsOne && !(proposal && removesTooMuch(proposal)) ? 'inline' : 'side-by-side';
}

/** Room for line numbers, in characters. In one column the numbers of both sides stand beside one another: a blank apart. */
export function numberRoom(layout: DiffLayout, proposal: Proposal | null): number {
  if (layout !== 'inline' || !proposal) return leastNumberRoom;
  const lines = [proposal.original, proposal.proposed].map((text) => text.split('\n').length);
  return Math.max(leastNumberRoom, `${Math.max(...lines)}`.length + 1);
}

const leastNumberRoom = 4;

/** Of a file that comes or goes there is one; null: there are both. */
function onlySide({ change }: Proposal): 'original' | 'modified' | null {
  if (change === 'modify') return null;
  return change === 'create' ? 'modified' : 'original';
}

/** Whether more lines go than one column can draw; lines that only move are not counted. */
function removesTooMuch({ original, proposed }: Proposal): boolean {
  const before = original.split('\n');
  if (before.length <= mostInlineLines) return false;
  const kept = new Set(proposed.split('\n'));
  return before.filter((line) => !kept.has(line)).length > mostInlineLines;
}
