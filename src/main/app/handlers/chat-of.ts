import type { App } from '../application';
import type { OpenChat } from '../open-chat';

// The chat of a call over the wire, opened if necessary.

export function chatOf(app: App, chatId: string): Promise<OpenChat> {
  return app.projects.ofChat(chatId).chats.open(chatId);
}
