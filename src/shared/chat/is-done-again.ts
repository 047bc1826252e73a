import type { Item } from './chat-schema';

type TakenBack = Extract<Item, { kind: 'taken-back' }>;

/**
 * Whether taking that back made changes again, since what it took back was a taking back; of that again it did not.
 * What stands before the items that are given counts as a taking back.
 */
export function isDoneAgain({ of }: Pick<TakenBack, 'of'>, items: readonly Item[]): boolean {
  if (of?.kind !== 'undo') return false;
  const target = items.find((item): item is TakenBack => item.kind === 'taken-back' && item.id === of.itemId);
  return target === undefined || !isDoneAgain(target, items);
}

/** The same of one by its id: a taking back where it is not there. */
export function isOfDoingAgain(itemId: string, items: readonly Item[]): boolean {
  const item = items.find(({ id }) => id === itemId);
  return item?.kind === 'taken-back' && isDoneAgain(item, items);
}
