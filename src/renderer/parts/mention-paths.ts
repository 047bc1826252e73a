import { withMentions } from '@shared/chat/file-mentions';
import { chatInFront, newChatId } from '../state/chat-in-front';
import { focusComposer } from '../state/focus';
import { useServerState } from '../state/server-state';
import { setDraft, useUiState } from '../state/ui-state';

/** Appends mentions of these paths to the message draft of the chat in front, and focuses it. */
export function mentionPaths(paths: readonly string[]): void {
  const { chatId, drafts } = useUiState.getState();
  const key = chatInFront(useServerState.getState().project, chatId) ?? newChatId;
  setDraft(key, withMentions(drafts[key] ?? '', paths));
  focusComposer();
}
