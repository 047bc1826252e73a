import type { ChatState } from '@shared/chat/chat';
import { useEffect } from 'react';
import { followChat, unfollowChat, useServerState } from './server-state';

/** A part of the chat's state; undefined until the chat is loaded. */
export function useChat<T>(chatId: string, select: (chat: ChatState) => T): T | undefined {
  return useServerState((state) => {
    const chat = state.chats[chatId];
    return chat && select(chat);
  });
}

/** Follows the chat while the calling component is mounted; null follows none. */
export function useHeldChat(chatId: string | null): void {
  useEffect(() => {
    if (chatId === null) return;
    const release = holdChat(chatId);
    const hold = holds.get(chatId);
    if (!hold || hold.isFollowed) return release;
    hold.isFollowed = true;
    // It fails only without a connection; the server state follows the topic again once it is connected.
    followChat(chatId).catch(() => {
      hold.isFollowed = false;
    });
    return release;
  }, [chatId]);
}

/** Follows the chat until the returned function is called and every other holder has released it. */
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

/**
 * Counted: the title bar, the panel and the inbox may show the same chat, and the others still need it when the first
 * one unmounts.
 */
const holds = new Map<string, { count: number; isFollowed: boolean }>();
