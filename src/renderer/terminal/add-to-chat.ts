import { chatInFront, newChatId } from '../state/chat-in-front';
import { focusComposer } from '../state/focus';
import { setDraft, useLocal } from '../state/local';
import { useMirror } from '../state/mirror';
import { withFencedBlock } from './view/fenced-block';

/** Puts a piece of a terminal's output at the end of what is being written to the chat in front. */
export function addToChat(text: string): void {
  const { chatId, drafts } = useLocal.getState();
  const key = chatInFront(useMirror.getState().app, chatId) ?? newChatId;
  setDraft(key, withFencedBlock(drafts[key] ?? '', text));
  focusComposer();
}
