import type { Row } from '../state/visible-rows';

// Multiple selection, as in VS Code: the selected rows beside the active row. Pure.

/** Ids of the selected rows; the active row is one of them. */
export type Picked = readonly string[];

/** A click with Ctrl. The last selected row stays selected. */
export function toggled(picked: Picked, id: string): Picked {
  const rest = picked.filter((each) => each !== id);
  if (rest.length === picked.length) return [...picked, id];
  return rest.length === 0 ? [id] : rest;
}

/** A click with Shift: all entries from the anchor. */
export function between(rows: readonly Row[], anchor: string, id: string): Picked {
  const places = [anchor, id].map((each) => rows.findIndex((row) => row.id === each));
  const [first, last] = [Math.min(...places), Math.max(...places)];
  if (first === -1) return [id];
  return rows.slice(first, last + 1).flatMap((row) => (row.kind === 'entry' ? [row.id] : []));
}

/** The paths of the selected rows that still exist. If the active row is not among several, only its path. */
export function pickedPaths(
  rows: readonly Row[],
  picked: Picked,
  current: Row | undefined,
): readonly string[] {
  if (!current || picked.length < 2 || !picked.includes(current.id))
    return current?.kind === 'entry' ? [current.entry.path] : [];
  const among = new Set(picked);
  return rows.flatMap((row) => (row.kind === 'entry' && among.has(row.id) ? [row.entry.path] : []));
}
