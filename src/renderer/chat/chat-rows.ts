import type { Item } from '@shared/chat/chat';

// Which items of a chat are shown as one row. Pure.

/** The ids of a row's items, in order, joined: a row is equal to itself by its text. */
export type Row = string;

/** A finished message of the model and those after it that hold nothing but its calls are one row. */
export function rowsOf(items: readonly Item[]): readonly Row[] {
  const rows: string[][] = [];
  let before: Item | undefined;
  const changed = new Map(items.flatMap((item) => (item.kind === 'changes' ? [[item.turn, item.id]] : [])));
  for (const item of items) {
    // A turn that was gone on with says at its last end what it changed in all.
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
