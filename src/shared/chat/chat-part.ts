import { withNested } from '../tool-call/tool-call';
import type { ChatState, Item } from './chat';

// The part of a chat that a window is given: its newest items, and earlier ones page by page, each with their calls.

/** How many items a snapshot holds. */
export const snapshotItems = 60;

/** What a window starts with: the newest items and their calls. */
export function newestPart(state: ChatState, count = snapshotItems): ChatState {
  const first = Math.max(0, state.items.length - count);
  if (first === 0) return state;
  const items = state.items.slice(first);
  return { ...state, items, calls: callsOf(state, items), earlier: state.earlier + first };
}

/** The calls that `items` name, and those nested in them, in their order. */
export function callsOf(state: ChatState, items: readonly Item[]): ChatState['calls'] {
  const ids = items.flatMap((item) => (item.kind === 'assistant' ? item.callIds : []));
  return Object.fromEntries(ids.flatMap((id) => withNested(state.calls, id)).map((call) => [call.id, call]));
}
