import type { ChatState } from '@shared/chat/chat';

// Turns of a chat, each identified by its first message. Pure.

type Said = Pick<ChatState, 'items'> | undefined;

/** The newest turn, or null in an empty chat. */
export function turnIn(chat: Said): string | null {
  return chat?.items.findLast(({ kind }) => kind === 'user')?.id ?? null;
}

/** The newest turn that is known to have changed files. */
export function changedTurnIn(chat: Said): string | null {
  const told = chat?.items.findLast((item) => item.kind === 'changes');
  return told?.kind === 'changes' ? told.turn : null;
}

/** The turn of a reply; null if its first message is not loaded. */
export function turnOf(chat: Said, messageId: string): string | null {
  const items = chat?.items ?? [];
  const at = items.findIndex(({ id }) => id === messageId);
  return at === -1 ? null : turnIn({ items: items.slice(0, at) });
}
