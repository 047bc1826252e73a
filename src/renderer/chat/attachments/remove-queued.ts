import type { QueuedMessage } from '@shared/chat/chat';
import { words } from '@shared/texts/text';
import { api } from '../../state/server-state';

/** Removes the message from the queue, together with its attachments. */
export async function removeQueued(chatId: string, { id, attachments = [] }: QueuedMessage): Promise<void> {
  await api.chat.unqueue({ chatId, id });
  for (const attachment of attachments) await api.attachments.remove({ chatId, id: attachment.id });
}

/** Its text on one line. */
export function queuedText({ text, attachments = [] }: QueuedMessage): string {
  return text === '' ? words('queue.names', { names: attachments.map(({ name }) => name) }) : text;
}
