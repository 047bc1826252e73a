import { withMentions } from '@shared/chat/file-mentions';
import { chatInFront, newChatId } from '../state/chat-in-front';
import { focusComposer } from '../state/focus';
import { useServerState } from '../state/server-state';
import { setDraft, useUiState } from '../state/ui-state';

/** Puts the mentions of these paths at the end of what is being written to the chat in front, where the keyboard goes. */
export function mentionPaths(paths: readonly string[]): void {
  const { chatId, drafts } = useUiState.getState();
  const key = chatInFront(useServerState.getState().project, chatId) ?? newChatId;
  setDraft(key, withMentions(drafts[key] ?? '', paths));
  focusComposer();
}
