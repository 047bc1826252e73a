import type { ChatState } from '@shared/chat/chat';

// Turns of a chat, each called by the message that it began with. Pure.

type Said = Pick<ChatState, 'items'> | undefined;

/** The newest; null: nothing was said. */
export function turnIn(chat: Said): string | null {
  return chat?.items.findLast(({ kind }) => kind === 'user')?.id ?? null;
}

/** The newest that is known to have changed something. */
export function changedTurnIn(chat: Said): string | null {
  const told = chat?.items.findLast((item) => item.kind === 'changes');
  return told?.kind === 'changes' ? told.turn : null;
}
