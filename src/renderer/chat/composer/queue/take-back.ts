import type { QueuedMessage } from '@shared/chat/chat';
import { focusComposer } from '../../../state/focus';
import { api, useServerState } from '../../../state/server-state';
import { setDraft, useUiState } from '../../../state/ui-state';

/** Unqueues a message and puts it before the composer's text, unless it was sent meanwhile. */
export async function takeBack(chatId: string, { id, text }: QueuedMessage): Promise<void> {
  await api.chat.unqueue({ chatId, id });
  const wasSent = useServerState.getState().chats[chatId]?.items.some((item) => item.id === id);
  if (wasSent) return;
  const written = useUiState.getState().drafts[chatId] ?? '';
  setDraft(chatId, written.trim() === '' ? text : `${text}\n\n${written}`);
  focusComposer();
}
