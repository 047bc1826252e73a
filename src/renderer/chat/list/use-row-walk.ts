import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualListHandle } from '../../ui/virtual-list/VirtualList';
import type { ListRow } from './list-rows';

// Arrow keys for a list whose page contains only the rows near the screen: the target row is mounted first, and then
// focused.

export type RowWalk = {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The row that Tab reaches, or -1. */
  readonly at: number;
  readonly list: RefObject<VirtualListHandle | null>;
  fromField(event: KeyboardEvent): void;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(index: number): void;
  /** Goes to a chat that will reappear in the list. */
  awaitRow(id: string): void;
};

/** The props of a row that takes part. */
export type RowPlace = { readonly isAt: boolean; onKeyDown(event: KeyboardEvent): void; onFocus(): void };

export const rowStop = 'data-row-stop';

export function useRowWalk(rows: readonly ListRow[]): RowWalk {
  const [last, setLast] = useState<Walked>(nowhere);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<VirtualListHandle | null>(null);
  const isGoing = useRef(false);
  const awaited = useRef<string | null>(null);
  const walked = placeNow(rows, last);
  // Stored, so that the next row in this place gets the focus when the row disappears.
  if (walked !== last.index) setLast({ ...last, index: walked });
  const at = nearestStop(rows, walked);
  const setWalked = (index: number) => setLast({ index, id: rows[index]?.id ?? null });

  const go = (index: number) => {
    if (index === -1) return;
    isGoing.current = true;
    setWalked(index);
    list.current?.scrollToIndex(index, { align: 'nearest' });
    // Already there, so a render is unnecessary.
    if (index === at) focusStop(field.current);
  };
  useLayoutEffect(() => {
    const lost = walked !== -1 && document.activeElement === document.body;
    if (isGoing.current || lost) focusStop(field.current);
    isGoing.current = false;
    const came = rows.findIndex(({ id }) => id === awaited.current);
    if (came === -1) return;
    awaited.current = null;
    go(came);
  });
  return {
    field,
    at,
    list,
    fromField(event) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      go(step(rows, -1, 1));
    },
    onKeyDown(event) {
      const target = targetOf(event.key, rows, at);
      if (target === null) return;
      event.preventDefault();
      if (target === -1) field.current?.focus();
      else go(target);
    },
    onFocus: setWalked,
    awaitRow(id) {
      awaited.current = id;
    },
  };
}

/** The last focused row, and its index. */
type Walked = { readonly index: number; readonly id: string | null };

const nowhere: Walked = { index: -1, id: null };

/** A moved row is still the same row. */
function placeNow(rows: readonly ListRow[], { index, id }: Walked): number {
  const now = id === null ? -1 : rows.findIndex((row) => row.id === id);
  return now === -1 ? index : now;
}

/** Null: the key is for something else. -1: out of the rows, to the field. */
function targetOf(key: string, rows: readonly ListRow[], at: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return step(rows, at, -1);
    case 'ArrowDown': {
      const next = step(rows, at, 1);
      return next === -1 ? at : next;
    }
    case 'Home':
      return step(rows, -1, 1);
    case 'End':
      return step(rows, rows.length, -1);
    default:
      return null;
  }
}

/** The next row that is not a heading, or -1. */
function step(rows: readonly ListRow[], from: number, by: 1 | -1): number {
  for (let index = from + by; index >= 0 && index < rows.length; index += by)
    if (rows[index]?.kind !== 'heading') return index;
  return -1;
}

/** Rows may appear and disappear while they are focused. */
function nearestStop(rows: readonly ListRow[], walked: number): number {
  if (walked === -1) return step(rows, -1, 1);
  const bounded = Math.min(walked, rows.length - 1);
  if (rows[bounded] && rows[bounded].kind !== 'heading') return bounded;
  const after = step(rows, bounded, 1);
  return after === -1 ? step(rows, bounded, -1) : after;
}

/** A new row can be focused only after the list has measured it, which takes a few frames. */
function focusStop(field: HTMLElement | null, frames = 20): void {
  const stop = field?.closest('search')?.querySelector<HTMLElement>(`[${rowStop}="at"]`);
  stop?.focus();
  if (stop && stop !== document.activeElement && frames > 0)
    requestAnimationFrame(() => focusStop(field, frames - 1));
}
