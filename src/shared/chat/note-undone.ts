import type { ChatState, Item } from './chat-schema';

/** The undone changes of a chat after an item. Changes that the item omits stay as they were. */
export function noteUndone(undone: ChatState['undone'], item: Item): ChatState['undone'] {
  const told = toldBy(item);
  if (told.length === 0) return undone;
  const next = { ...undone };
  for (const { id, undone: now } of told) {
    if (now === 'not') delete next[id];
    else next[id] = now;
  }
  return next;
}

type Told = NonNullable<Extract<Item, { kind: 'taken-back' }>['undone']>;

function toldBy(item: Item): Readonly<Told> {
  if (item.kind === 'taken-back') return item.undone ?? [];
  return item.kind === 'changes' ? [{ id: item.turn, undone: item.undone ?? 'not' }] : [];
}
