import type { AssistantItem, ChatState } from './chat-schema';

/** Changes the message of the model with that id, if there is one. */
export function updateAssistant(
  state: ChatState,
  id: string,
  update: (item: AssistantItem) => AssistantItem,
): ChatState {
  const index = state.items.findLastIndex((item) => item.id === id);
  const item = state.items[index];
  if (item?.kind !== 'assistant') return state;
  return { ...state, items: state.items.with(index, update(item)) };
}
