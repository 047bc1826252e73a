import type { ChatState, Item } from '@shared/chat/chat';
import { create } from 'zustand';
import { api, useServerState } from '../../state/server-state';

// The older part of long chats, page by page, beside the server state, which holds the newest part only. Old items never
// change, so a page stays true for as long as it joins what the server state holds.

type Earlier = {
  /** The first item of the server state when the pages were fetched: they end right before it. */
  readonly before: string;
  readonly items: readonly Item[];
  readonly calls: ChatState['calls'];
  /** How many are older still. */
  readonly earlier: number;
};

export const useEarlier = create<Readonly<Record<string, Earlier>>>()(() => ({}));

/** The pages of `chat`, or null when there are none or a new snapshot left a gap behind them. */
export function earlierOf(
  chat: Pick<ChatState, 'items'> | undefined,
  pages: Earlier | undefined,
): Earlier | null {
  return pages && chat?.items[0]?.id === pages.before ? pages : null;
}

/** Fetches the page before the oldest item that is known; as far back as `from`, if it is given. */
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
