import type { QueuedMessage } from '@shared/chat';
import { focusComposer } from '../state/focus';
import { setDraft, useLocal } from '../state/local';
import { api, useMirror } from '../state/mirror';

/** Takes a message out of the line and puts it before what is being written; not when it was sent meanwhile. */
export async function takeBack(chatId: string, { id, text }: QueuedMessage): Promise<void> {
  await api.chat.unqueue({ chatId, id });
  const wasSent = useMirror.getState().chats[chatId]?.items.some((item) => item.id === id);
  if (wasSent) return;
  const written = useLocal.getState().drafts[chatId] ?? '';
  setDraft(chatId, written.trim() === '' ? text : `${text}\n\n${written}`);
  focusComposer();
}
