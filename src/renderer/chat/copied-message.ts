import type { ChatState, Item } from '@shared/chat/chat';
import { messageMarkdown } from '@shared/chat/message-markdown';
import { copyText } from '../state/copy-text';
import { useServerState } from '../state/server-state';
import { itemIdsOf, type Row } from './chat-rows';
import { earlierOf, useEarlier } from './earlier/earlier';

/** Copies a row as Markdown: the text as written, and each call as one line. */
export async function copyMessage(chatId: string, row: Row): Promise<void> {
  const chat = known(chatId);
  const ids = new Set(itemIdsOf(row));
  await copyText(
    messageMarkdown(
      chat.items.filter((item) => ids.has(item.id)),
      chat,
    ),
  );
}

/** All of the chat that this window has loaded. */
function known(chatId: string): { items: readonly Item[]; calls: ChatState['calls'] } {
  const chat = useServerState.getState().chats[chatId];
  const pages = earlierOf(chat, useEarlier.getState()[chatId]);
  return {
    items: [...(pages?.items ?? []), ...(chat?.items ?? [])],
    calls: { ...pages?.calls, ...chat?.calls },
  };
}
