import { focusComposer } from '../../state/focus';
import { api } from '../../state/server-state';
import { showChat } from '../../state/ui-state';

// What goes on from a message in a chat of its own, which begins as a copy up to there. The chat it is in stays as it is.

/** The message that led to it is sent again. Rejects with why it cannot be; then there is no new chat. */
export async function retryFrom(chatId: string, itemId: string): Promise<void> {
  const { id, said, files } = await api.chat.branch({ chatId, itemId, upTo: 'before' });
  await sendInCopy(id, said, files);
}

/** `text` is sent in the message's place. Rejects as `retryFrom` does. */
export async function sendInstead(chatId: string, itemId: string, text: string): Promise<void> {
  const { id, files } = await api.chat.branch({ chatId, itemId, upTo: 'before' });
  await sendInCopy(id, text, files);
}

/** The person writes the next message. */
export async function continueFrom(chatId: string, itemId: string): Promise<void> {
  const { id } = await api.chat.branch({ chatId, itemId, upTo: 'with' });
  showChat(id);
  focusComposer();
}

async function sendInCopy(chatId: string, text: string, files: string[]): Promise<void> {
  try {
    await api.chat.send({ chatId, text, ...(files.length > 0 && { attachments: files }) });
  } catch (error) {
    // Nobody has seen it: what was written is where it was.
    await api.chat.remove({ chatId }).catch(() => {});
    throw error;
  }
  showChat(chatId);
  focusComposer();
}
