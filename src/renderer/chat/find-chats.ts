import type { ChatSummary } from '@shared/project-state';
import { words } from '@shared/texts/text';

// Finds chats by their title. Pure.

/** Every word must be in the title, in any order, whatever the case or the accents. */
export function findChats(chats: readonly ChatSummary[], query: string): readonly ChatSummary[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return chats.filter((chat) => wanted.every((word) => plain(shownTitle(chat)).includes(word)));
}

/** A chat has no title before its first message. */
export function shownTitle(chat: Pick<ChatSummary, 'title'>): string {
  return chat.title.trim() === '' ? words('chat-panel.new-chat') : chat.title;
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
