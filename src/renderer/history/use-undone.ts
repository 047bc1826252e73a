import type { Undone } from '@shared/chat/chat';
import type { PastCall } from '@shared/history/history';
import { useChat } from '../state/use-chat';

/** How much of what the call changed is taken back: of a chat that this window follows as it is now; null: nothing. */
export function useUndone({ chatId, callId, undone }: PastCall): Undone | null {
  const now = useChat(chatId, (chat) => chat.undone[callId] ?? null);
  return now === undefined ? undone : now;
}
