import type { Item } from '@shared/chat/chat';

// Groups the items of a chat into rows. Pure.

/** The ids of a row's items, in order, joined: rows with the same items are equal as strings. */
export type Row = string;

/** A finished message of the model and the following items with only calls form one row. */
export function rowsOf(items: readonly Item[]): readonly Row[] {
  const rows: string[][] = [];
  let before: Item | undefined;
  const changed = new Map(items.flatMap((item) => (item.kind === 'changes' ? [[item.turn, item.id]] : [])));
  for (const item of items) {
    // A continued turn lists all its changes only at its last end.
    if (item.kind === 'changes' && changed.get(item.turn) !== item.id) continue;
    if (before && joins(before, item)) rows.at(-1)?.push(item.id);
    else rows.push([item.id]);
    before = item;
  }
  return rows.map((ids) => ids.join(' '));
}

export function itemIdsOf(row: Row): readonly string[] {
  return row.split(' ');
}

function joins(before: Item, item: Item): boolean {
  if (before.kind !== 'assistant' || item.kind !== 'assistant') return false;
  if (before.state !== 'complete' || item.state !== 'complete') return false;
  if (before.model !== item.model) return false;
  return item.text.trim() === '' && item.reasoning.trim() === '';
}
