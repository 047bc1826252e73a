import type { Item } from './chat-schema';

type TakenBack = Extract<Item, { kind: 'taken-back' }>;

/**
 * Whether that undo was a redo, because it undid another undo. Undoing a redo counts as an undo. An unknown earlier
 * item counts as an undo.
 */
export function isDoneAgain({ of }: Pick<TakenBack, 'of'>, items: readonly Item[]): boolean {
  if (of?.kind !== 'undo') return false;
  const target = items.find((item): item is TakenBack => item.kind === 'taken-back' && item.id === of.itemId);
  return target === undefined || !isDoneAgain(target, items);
}

/** The same for an item by its id. A missing item counts as an undo. */
export function isOfDoingAgain(itemId: string, items: readonly Item[]): boolean {
  const item = items.find(({ id }) => id === itemId);
  return item?.kind === 'taken-back' && isDoneAgain(item, items);
}
