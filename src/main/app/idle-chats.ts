import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { chatTopic, isOfKind, type NumberedEvent, type Topic, topicId } from '@shared/topics';
import type { Store } from '@shared/wire/store';
import type { OpenChat } from './open-chat';

// Closes idle chats that no window follows, after a delay. The chat's file contains everything, and the chat opens
// again on the next request.

export type IdleChats = {
  /** Restarts the delay after a request for the chat. */
  touch(id: string): void;
  /** Settles when a chat that is closing is closed; wait for it before you open the chat again. */
  gone(id: string): Promise<void> | undefined;
  /** Stops closing chats. Resolves when the chats that are closing are closed. */
  close(): Promise<void>;
};

export type IdleChatsOptions = {
  readonly store: Store;
  /** The open chats; closed ones are removed from it. */
  readonly opened: Map<string, Promise<OpenChat>>;
  /** The delay since the last activity. */
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
    // A request arrived meanwhile and is about to use the chat.
    if (!isRestful || timers.get(id) !== timer) return;
    opened.delete(id);
    leaving.set(
      id,
      letGo(store, chat).finally(() => leaving.delete(id)),
    );
  };
  /** Restarts the delay of a chat with activity. */
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

/** The chat whose activity the event shows: its own event, or one of its commands. */
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

// Garbage collection at a moment that Pilotfish chooses. The engine collects only when it allocates, so an idle process
// holds released memory until its next work.

/** The pause is only worthwhile for a larger heap. */
const worthwhileBytes = 100 * 1024 * 1024;

/** Returns memory to the system soon, if the heap is large. Call it after releasing something large. */
function collectGarbage(): void {
  if (process.memoryUsage().heapUsed < worthwhileBytes) return;
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  void collect({ type: 'major', execution: 'async', flavor: 'last-resort' });
}
