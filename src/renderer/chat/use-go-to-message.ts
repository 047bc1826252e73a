import { useEffect } from 'react';
import { endGoal, useMessageGoal } from '../state/chat-list/message-goal';
import { useEarlierCount } from './chat-reads';
import { itemIdsOf, type Row } from './chat-rows';
import { loadEarlier } from './earlier/earlier';

/** Goes to the searched message in this chat, after it loads older items; returns its id once it is reached. */
export function useGoToMessage(
  chatId: string,
  rows: readonly Row[],
  goTo: (index: number) => void,
): string | null {
  const goal = useMessageGoal((state) => (state.goal?.chatId === chatId ? state.goal : null));
  const earlier = useEarlierCount(chatId);
  useEffect(() => {
    if (!goal || goal.isReached || rows.length === 0) return;
    const index = rows.findIndex((row) => itemIdsOf(row).includes(goal.itemId));
    if (index !== -1) {
      goTo(index);
      endGoal({ ...goal, isReached: true });
    } else if (earlier > 0) void loadEarlier(chatId, goal.itemId).catch(() => endGoal(null));
    else endGoal(null);
  }, [goal, rows, earlier, chatId, goTo]);
  return goal?.isReached && !goal.isQuiet ? goal.itemId : null;
}
