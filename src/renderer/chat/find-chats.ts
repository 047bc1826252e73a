import type { ChatSummary } from '@shared/project-state';

// Finds chats by their title. Pure.

/** Every word must be in the title, in any order, whatever the case or the accents. */
export function findChats(chats: readonly ChatSummary[], query: string): readonly ChatSummary[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return chats.filter((chat) => words.every((word) => plain(shownTitle(chat)).includes(word)));
}

/** A chat has no title before its first message. */
export function shownTitle(chat: Pick<ChatSummary, 'title'>): string {
  return chat.title.trim() === '' ? 'New chat' : chat.title;
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
