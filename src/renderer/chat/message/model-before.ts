import type { Item } from '@shared/chat/chat';

/** The model of the reply before the item `id`; null if unknown. `earlier`: the items before `items`. Pure. */
export function modelBefore(earlier: readonly Item[], items: readonly Item[], id: string): string | null {
  const at = items.findLastIndex((item) => item.id === id);
  if (at !== -1) return lastModel(items, at) ?? lastModel(earlier, earlier.length);
  return lastModel(
    earlier,
    earlier.findIndex((item) => item.id === id),
  );
}

function lastModel(items: readonly Item[], end: number): string | null {
  const answer = items.findLast((item, index) => index < end && item.kind === 'assistant');
  return answer?.kind === 'assistant' ? answer.model : null;
}
