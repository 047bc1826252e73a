import type { Subscriber } from '@shared/wire/store';

// The chats that the user looks at, as windows report it: these need no notification.

export type LookedAt = {
  /** The window in front shows that chat; null: it shows no chat, or another window is in front. */
  tell(window: Subscriber, chatId: string | null): void;
  has(chatId: string): boolean;
  /** The window is closed. */
  drop(window: Subscriber): void;
};

export function createLookedAt(): LookedAt {
  const chats = new Map<Subscriber, string>();
  return {
    tell(window, chatId) {
      if (chatId === null) chats.delete(window);
      else chats.set(window, chatId);
    },
    has: (chatId) => [...chats.values()].includes(chatId),
    drop: (window) => void chats.delete(window),
  };
}
