import type { Undone } from '@shared/chat/chat';
import type { PastCall } from '@shared/history/history';
import { useChat } from '../state/use-chat';

/** How much of the call's changes is undone, or null. For a chat that this window follows, it is the present state. */
export function useUndone({ chatId, callId, undone }: PastCall): Undone | null {
  const now = useChat(chatId, (chat) => chat.undone[callId] ?? null);
  return now === undefined ? undone : now;
}
