import { copyText } from '../../state/copy-text';
import { api } from '../../state/server-state';

/** Copies the whole chat as Markdown. Rejects with a message for the user. */
export async function copyWholeChat(chatId: string): Promise<void> {
  const { text } = await api.chat.export({ chatId, format: 'markdown' });
  await copyText(text);
}
