import type { ChatSummary } from '@shared/project/project-state';
import { words } from '@shared/texts/text';

// Finds chats by their title. Pure.

/**
 * The title must contain every word, in any order, regardless of case and accents. A chat never matches until its title
 * is loaded.
 */
export function findChats(chats: readonly ChatSummary[], query: string): readonly ChatSummary[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return chats.filter((chat) => {
    const title = chat.title === null ? '' : plain(shownTitle(chat));
    return wanted.every((word) => title.includes(word));
  });
}

export type NamedChat = Pick<ChatSummary, 'id' | 'title' | 'isUnreadable'>;

/** A chat has no title before its first message. */
export function shownTitle({ id, title, isUnreadable }: NamedChat): string {
  if (isUnreadable) return words('chat-list.unreadable', { id });
  if (title === null) return words('chat-list.reading');
  return title.trim() === '' ? words('chat-panel.new-chat') : title;
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
