import type { QueuedMessage } from '@shared/chat/chat';
import { words } from '@shared/texts/text';
import { api } from '../../state/server-state';

/** Takes the message out of the line, and its files with it. */
export async function removeQueued(chatId: string, { id, attachments = [] }: QueuedMessage): Promise<void> {
  await api.chat.unqueue({ chatId, id });
  for (const attachment of attachments) await api.attachments.remove({ chatId, id: attachment.id });
}

/** What is shown of it in one line. */
export function queuedText({ text, attachments = [] }: QueuedMessage): string {
  return text === '' ? words('queue.names', { names: attachments.map(({ name }) => name) }) : text;
}
