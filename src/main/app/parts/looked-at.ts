import type { Subscriber } from '@shared/wire/store';

// Which chats the person has before their eyes, as their windows tell it: one that is called for then needs no call.

export type LookedAt = {
  /** The window in front shows that chat; null: it shows none, or another window is in front. */
  tell(window: Subscriber, chatId: string | null): void;
  has(chatId: string): boolean;
  /** The window is gone. */
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
