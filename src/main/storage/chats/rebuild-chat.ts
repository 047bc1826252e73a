import { type ChatEvent, type ChatState, emptyChat, type Item, reduceChat } from '@shared/chat';
import { callsOf } from '@shared/chat-part';
import { isFinished } from '@shared/tool-call';

// A chat's state from its journal, by the reducer the windows run, in time that grows with the journal's length alone:
// the reducer copies the lists it changes, so it is given the newest part of a long chat, not the whole.

/** The same as reducing every event in turn, for a journal that never comes back to a message that was settled. */
export function rebuildChat(id: string, events: Iterable<ChatEvent>): ChatState {
  const rebuilt = createRebuild(id);
  for (const event of events) rebuilt.take(event);
  return rebuilt.state();
}

export type Rebuild = { take(event: ChatEvent): void; state(): ChatState };

/** The same for events that come one by one. */
export function createRebuild(id: string): Rebuild {
  const settled: Settled = { items: [], calls: {} };
  let recent = emptyChat(id);
  return {
    take(event) {
      recent = reduceChat(recent, event);
      if (recent.items.length > 2 * recentItems) recent = setAside(recent, settled);
    },
    state: () => ({
      ...recent,
      items: [...settled.items, ...recent.items],
      calls: { ...settled.calls, ...recent.calls },
    }),
  };
}

const recentItems = 40;

type Settled = { readonly items: Item[]; readonly calls: Record<string, ChatState['calls'][string]> };

/** Moves the oldest items that can no longer change, and their calls, from the state to `settled`. */
function setAside(state: ChatState, settled: Settled): ChatState {
  const open = state.items.findIndex((item) => !isSettled(item, state));
  const count = Math.min(state.items.length - recentItems, open === -1 ? state.items.length : open);
  if (count <= 0) return state;
  const items = state.items.slice(0, count);
  const calls = callsOf(state, items);
  settled.items.push(...items);
  Object.assign(settled.calls, calls);
  return {
    ...state,
    items: state.items.slice(count),
    calls: Object.fromEntries(
      Object.entries(state.calls).filter(([callId]) => !Object.hasOwn(calls, callId)),
    ),
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
