import type { ChatState } from '@shared/chat';
import { useServerState } from './server-state';

/** A part of the chat's state; undefined while the chat is not here yet. */
export function useChat<T>(chatId: string, select: (chat: ChatState) => T): T | undefined {
  return useServerState((state) => {
    const chat = state.chats[chatId];
    return chat && select(chat);
  });
}
