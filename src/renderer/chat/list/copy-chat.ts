import { copyText } from '../../state/copy-text';
import { api } from '../../state/server-state';

/** All that was said, as Markdown. Rejects with a sentence for the person. */
export async function copyWholeChat(chatId: string): Promise<void> {
  const { text } = await api.chat.export({ chatId, format: 'markdown' });
  await copyText(text);
}
