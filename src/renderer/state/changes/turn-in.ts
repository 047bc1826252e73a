import type { ChatState } from '@shared/chat';

/** The message that the newest turn of the chat began with; null: nothing was said in it. */
export function turnIn(chat: Pick<ChatState, 'items'> | undefined): string | null {
  return chat?.items.findLast(({ kind }) => kind === 'user')?.id ?? null;
}
