import { withFencedBlock } from '../parts/fenced-block';
import { chatInFront, newChatId } from '../state/chat-in-front';
import { focusComposer } from '../state/focus';
import { useServerState } from '../state/server-state';
import { setDraft, useUiState } from '../state/ui-state';

/** Appends a piece of a terminal's output to the message draft of the chat in front. */
export function addToChat(text: string): void {
  const { chatId, drafts } = useUiState.getState();
  const key = chatInFront(useServerState.getState().project, chatId) ?? newChatId;
  setDraft(key, withFencedBlock(drafts[key] ?? '', text));
  focusComposer();
}
