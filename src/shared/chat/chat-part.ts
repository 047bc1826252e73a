import { withNested } from '../tool-call/tool-call';
import type { ChatState, Item } from './chat';

// The part of a chat for a window: its newest items, and earlier ones page by page, each with their calls.

/** The number of items in a snapshot. */
export const snapshotItems = 60;

/** The initial part for a window: the newest items and their calls. */
export function newestPart(state: ChatState, count = snapshotItems): ChatState {
  const first = Math.max(0, state.items.length - count);
  if (first === 0) return state;
  const items = state.items.slice(first);
  return { ...state, items, calls: callsOf(state, items), earlier: state.earlier + first };
}

/** The calls of `items` with their nested calls, in order. */
export function callsOf(state: ChatState, items: readonly Item[]): ChatState['calls'] {
  const ids = items.flatMap((item) => (item.kind === 'assistant' ? item.callIds : []));
  return Object.fromEntries(ids.flatMap((id) => withNested(state.calls, id)).map((call) => [call.id, call]));
}
