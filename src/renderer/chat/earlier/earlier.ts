import type { ChatState, Item } from '@shared/chat/chat';
import { create } from 'zustand';
import { api, useServerState } from '../../state/server-state';

// The older part of long chats, page by page, because the server state contains only the newest part. Old items never
// change, so a page stays valid while it joins the server state.

type Earlier = {
  /** The first item of the server state when the pages were loaded: they end right before it. */
  readonly before: string;
  readonly items: readonly Item[];
  readonly calls: ChatState['calls'];
  /** The number of items older than these. */
  readonly earlier: number;
};

export const useEarlier = create<Readonly<Record<string, Earlier>>>()(() => ({}));

/** The pages of `chat`, or null; also null if a new snapshot left a gap after them. */
export function earlierOf(
  chat: Pick<ChatState, 'items'> | undefined,
  pages: Earlier | undefined,
): Earlier | null {
  return pages && chat?.items[0]?.id === pages.before ? pages : null;
}

/** Loads the page before the oldest loaded item, or all pages back to `from` if given. */
export async function loadEarlier(chatId: string, from?: string): Promise<void> {
  const chat = useServerState.getState().chats[chatId];
  const first = chat?.items[0];
  if (!first) return;
  const known = earlierOf(chat, useEarlier.getState()[chatId]);
  const page = await api.chat.page({ chatId, before: known?.items[0]?.id ?? first.id, from });
  useEarlier.setState({
    [chatId]: {
      before: first.id,
      items: [...page.items, ...(known?.items ?? [])],
      calls: { ...page.calls, ...known?.calls },
      earlier: page.earlier,
    },
  });
}
