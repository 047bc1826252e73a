import type { ChatState } from '@shared/chat/chat';
import { useEffect } from 'react';
import { followChat, unfollowChat, useServerState } from './server-state';

/** A part of the chat's state; undefined while the chat is not here yet. */
export function useChat<T>(chatId: string, select: (chat: ChatState) => T): T | undefined {
  return useServerState((state) => {
    const chat = state.chats[chatId];
    return chat && select(chat);
  });
}

/** Keeps the chat's state current for as long as the caller is drawn; null: none. */
export function useHeldChat(chatId: string | null): void {
  useEffect(() => {
    if (chatId === null) return;
    const release = holdChat(chatId);
    const hold = holds.get(chatId);
    if (!hold || hold.isFollowed) return release;
    hold.isFollowed = true;
    // A failure means there is no connection; the server state follows again by itself when there is one.
    followChat(chatId).catch(() => {
      hold.isFollowed = false;
    });
    return release;
  }, [chatId]);
}

/** Has the chat stay followed, once it is, until the returned function is called and nobody else holds it. */
export function holdChat(chatId: string): () => void {
  const hold = holds.get(chatId) ?? { count: 0, isFollowed: false };
  hold.count += 1;
  holds.set(chatId, hold);
  return () => {
    hold.count -= 1;
    if (hold.count > 0) return;
    holds.delete(chatId);
    unfollowChat(chatId);
  };
}

/** Counted: the title bar, the panel and the inbox may show the same chat, and the first to go must not take it from the others. */
const holds = new Map<string, { count: number; isFollowed: boolean }>();
