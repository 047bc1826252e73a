import { chatTopic, isOfKind, type NumberedEvent, type Topic, topicId } from '@shared/topics';
import type { Store } from '@shared/wire/store';
import { collectGarbage } from '../base/collect-garbage';
import type { OpenChat } from './open-chat';

// Idle chats: one that no window follows and in which nothing happens is let go of after a while. It is in its file, and
// opened again when somebody asks for it.

export type IdleChats = {
  /** It is asked for: it stays for a while. */
  touch(id: string): void;
  /** Settles when it is gone, if it goes: not to be opened again before. */
  gone(id: string): Promise<void> | undefined;
  /** Lets go of no more. Resolves when those that go are gone. */
  close(): Promise<void>;
};

export type IdleChatsOptions = {
  readonly store: Store;
  /** Those that are open; what is let go of is taken out. */
  readonly opened: Map<string, Promise<OpenChat>>;
  /** Without a sign of life. */
  readonly afterMs: number;
};

export function createIdleChats(options: IdleChatsOptions): IdleChats {
  const { store, opened, afterMs } = options;
  const leaving = new Map<string, Promise<void>>();
  const timers = new Map<string, NodeJS.Timeout>();
  const touch = (id: string) => {
    clearTimeout(timers.get(id));
    const timer = setTimeout(() => void look(id).catch(() => undefined), afterMs).unref();
    timers.set(id, timer);
  };
  const look = async (id: string) => {
    const timer = timers.get(id);
    const chat = await opened.get(id);
    const isRestful = chat !== undefined && (await canGo(store, chat));
    // Whoever has asked for it meanwhile is about to use it.
    if (!isRestful || timers.get(id) !== timer) return;
    opened.delete(id);
    leaving.set(
      id,
      letGo(store, chat).finally(() => leaving.delete(id)),
    );
  };
  /** Looks anew at a chat of which something was heard. */
  const hear = (id: string | null) => {
    if (id !== null && timers.has(id)) touch(id);
  };
  const stops = [
    store.onEvent((event) => hear(chatOf(event))),
    store.onUnfollowed((topic) => hear(idOf(topic))),
  ];
  return {
    touch,
    gone: (id) => leaving.get(id),
    async close() {
      for (const stop of stops) stop();
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      await Promise.all(leaving.values());
    },
  };
}

/** The chat of which the event is a sign of life: its own, or one of its commands'. */
function chatOf({ topic, event }: NumberedEvent): string | null {
  if (topic !== 'app') return idOf(topic);
  return 'terminal' in event ? (event.terminal.call?.chatId ?? null) : null;
}

function idOf(topic: Topic): string | null {
  return isOfKind(topic, 'chat') ? topicId(topic) : null;
}

async function canGo(store: Store, chat: OpenChat): Promise<boolean> {
  const isLeft = () => !store.isFollowed(chatTopic(chat.id)) && !hasCommand(store, chat.id);
  return isLeft() && (await chat.isAtRest()) && isLeft();
}

function hasCommand(store: Store, chatId: string): boolean {
  const { terminals } = store.state('app');
  return terminals.some(({ call, state }) => call?.chatId === chatId && state.kind !== 'ended');
}

async function letGo(store: Store, chat: OpenChat): Promise<void> {
  await chat.close('chat').catch(() => undefined);
  store.forget(chatTopic(chat.id));
  collectGarbage();
}
