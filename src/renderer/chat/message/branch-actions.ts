import { focusComposer } from '../../state/focus';
import { api } from '../../state/server-state';
import { showChat } from '../../state/ui-state';

// Continues from a message in a new chat, which begins as a copy up to there. The original chat stays unchanged.

/** Sends the preceding message of the user again. If that fails, removes the new chat and rejects with the reason. */
export async function retryFrom(chatId: string, itemId: string): Promise<void> {
  const { id, said, files } = await api.chat.branch({ chatId, itemId, upTo: 'before' });
  await sendInCopy(id, said, files);
}

/** Sends `text` in place of the message. Rejects like `retryFrom`. */
export async function sendInstead(chatId: string, itemId: string, text: string): Promise<void> {
  const { id, files } = await api.chat.branch({ chatId, itemId, upTo: 'before' });
  await sendInCopy(id, text, files);
}

/** The user writes the next message. */
export async function continueFrom(chatId: string, itemId: string): Promise<void> {
  const { id } = await api.chat.branch({ chatId, itemId, upTo: 'with' });
  showChat(id);
  focusComposer();
}

async function sendInCopy(chatId: string, text: string, files: string[]): Promise<void> {
  try {
    await api.chat.send({ chatId, text, ...(files.length > 0 && { attachments: files }) });
  } catch (error) {
    // The user has not seen the new chat, and the text is still in its old place.
    await api.chat.remove({ chatId }).catch(() => {});
    throw error;
  }
  showChat(chatId);
  focusComposer();
}
