import { type ChatEvent, type ChatState, emptyChat, type Item, reduceChat } from '@shared/chat/chat';
import { callsOf } from '@shared/chat/chat-part';
import { isFinished } from '@shared/tool-call/tool-call';

// Replay of a chat's journal by the reducer of the windows, in time linear in the length of the journal. The reducer
// copies the lists that it changes, so it gets only the newest part of a long chat.

/** The same as reducing every event in turn, if no event changes a settled message. */
export function rebuildChat(id: string, events: Iterable<ChatEvent>): ChatState {
  const rebuilt = createRebuild(id);
  for (const event of events) rebuilt.take(event);
  return rebuilt.state();
}

export type Rebuild = { take(event: ChatEvent): void; state(): ChatState };

/** The same for events that arrive one by one. */
export function createRebuild(id: string): Rebuild {
  const settled: Settled = { items: [], calls: {} };
  const recent = createRecent(id, ({ items, calls }) => {
    settled.items.push(...items);
    Object.assign(settled.calls, calls);
  });
  return {
    take: recent.take,
    state() {
      const state = recent.state();
      return {
        ...state,
        items: [...settled.items, ...state.items],
        calls: { ...settled.calls, ...state.calls },
      };
    },
  };
}

/** The same, but drops messages settled long ago, so that a chat of any length needs little memory. */
export function createOutline(id: string): Rebuild {
  return createRecent(id, () => undefined);
}

const recentItems = 40;

type Settled = { readonly items: Item[]; readonly calls: Record<string, ChatState['calls'][string]> };

/** Passes the oldest final items and their calls to `onSettled`, and then drops them. */
function createRecent(id: string, onSettled: (settled: Settled) => void): Rebuild {
  let recent = emptyChat(id);
  const setAside = () => {
    const open = recent.items.findIndex((item) => !isSettled(item, recent));
    const count = Math.min(recent.items.length - recentItems, open === -1 ? recent.items.length : open);
    if (count <= 0) return;
    const items = recent.items.slice(0, count);
    const calls = callsOf(recent, items);
    const others = Object.entries(recent.calls).filter(([callId]) => !Object.hasOwn(calls, callId));
    recent = { ...recent, items: recent.items.slice(count), calls: Object.fromEntries(others) };
    onSettled({ items, calls });
  };
  return {
    take(event) {
      recent = reduceChat(recent, event);
      if (recent.items.length > 2 * recentItems) setAside();
    },
    state: () => recent,
  };
}

function isSettled(item: Item, state: ChatState): boolean {
  if (item.kind !== 'assistant') return true;
  if (item.state === 'streaming') return false;
  return item.callIds.every((callId) => {
    const call = state.calls[callId];
    return call === undefined || isFinished(call.phase);
  });
}
