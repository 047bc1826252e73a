import type { ChatState, Item } from '@shared/chat';
import type { ToolCall } from '@shared/tool-call';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useMirror } from '../mirror';
import { earlierOf, useEarlier } from './earlier';

// What the chat's components read, each as narrowly as it can be: a streaming message renders itself and nothing else.

/** A part of the chat's state; undefined while the chat is not here yet. */
export function useChat<T>(chatId: string, select: (chat: ChatState) => T): T | undefined {
  return useMirror((mirror) => {
    const chat = mirror.chats[chatId];
    return chat && select(chat);
  });
}

/** The ids of all items that are known, oldest first. */
export function useItemIds(chatId: string): readonly string[] {
  const pages = useEarlierPages(chatId);
  const newest = useMirror(useShallow((mirror) => mirror.chats[chatId]?.items.map((item) => item.id) ?? []));
  return useMemo(
    () => (pages ? [...pages.items.map((item) => item.id), ...newest] : newest),
    [pages, newest],
  );
}

/** How many items are older than those that are known. */
export function useEarlierCount(chatId: string): number {
  const pages = useEarlierPages(chatId);
  const unknown = useChat(chatId, (chat) => chat.earlier) ?? 0;
  return pages?.earlier ?? unknown;
}

export function useItem(chatId: string, id: string): Item | undefined {
  const old = useEarlier((all) => all[chatId]?.items.find((item) => item.id === id));
  const current = useChat(chatId, (chat) => chat.items.findLast((item) => item.id === id));
  return current ?? old;
}

export function useCall(chatId: string, callId: string): ToolCall | undefined {
  const old = useEarlier((all) => all[chatId]?.calls[callId]);
  const current = useChat(chatId, (chat) => chat.calls[callId]);
  return current ?? old;
}

function useEarlierPages(chatId: string) {
  const pages = useEarlier((all) => all[chatId]);
  const joins = useMirror((mirror) => earlierOf(mirror.chats[chatId], pages) !== null);
  return joins ? pages : undefined;
}
