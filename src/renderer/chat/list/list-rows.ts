import type { ChatHit } from '@shared/chat/found-chats';
import { questionsIn } from '@shared/inbox/waiting-questions';
import { type ChatSummary, isChatAtWork, isInList } from '@shared/project/project-state';
import { words } from '@shared/texts/text';
import { findChats } from './find-chats';

// Rows of the open list of chats: by state and day, or the results of a search. Pure.

export type ListView = 'current' | 'archived' | 'deleted';

export type ListRow =
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | { readonly kind: 'chat'; readonly id: string; readonly chat: ChatSummary }
  | { readonly kind: 'hit'; readonly id: string; readonly chat: ChatSummary; readonly hit: ChatHit };

type Looked = {
  readonly view: ListView;
  readonly query: string;
  readonly hits: readonly ChatHit[];
  readonly now: number;
};

export function listRows(
  chats: readonly ChatSummary[],
  { view, query, hits, now }: Looked,
): readonly ListRow[] {
  const shown = chats.filter(
    (chat) => isInList(chat) && (chat.shelf === 'archived') === (view === 'archived'),
  );
  if (query.trim() === '') return grouped(shown, now);
  const found = findChats(shown, query).map(chatRow);
  const said = hits.flatMap((hit): ListRow[] => {
    const chat = shown.find(({ id }) => id === hit.chatId);
    return chat ? [{ kind: 'hit', id: `hit ${hit.chatId}`, chat, hit }] : [];
  });
  return said.length === 0 ? found : [...found, heading('chat-list.in-messages'), ...said];
}

/** The most urgent ones first: pinned, waiting, running, then by day. */
function grouped(chats: readonly ChatSummary[], now: number): readonly ListRow[] {
  const groups = new Map<GroupKey, ChatSummary[]>(groupKeys.map((key) => [key, []]));
  for (const chat of chats) groups.get(groupOf(chat, now))?.push(chat);
  return [...groups].flatMap(([key, members]) =>
    members.length === 0 ? [] : [heading(key), ...members.map(chatRow)],
  );
}

const groupKeys = [
  'chat-list.pinned',
  'chat-list.waits',
  'chat-list.runs',
  'chat-list.today',
  'chat-list.yesterday',
  'chat-list.this-week',
  'chat-list.this-month',
  'chat-list.older',
] as const;
type GroupKey = (typeof groupKeys)[number];

function groupOf(chat: ChatSummary, now: number): GroupKey {
  if (chat.shelf === 'pinned') return 'chat-list.pinned';
  if (questionsIn(chat).length > 0) return 'chat-list.waits';
  if (isChatAtWork(chat)) return 'chat-list.runs';
  const days = daysBetween(chat.updatedAt, now);
  if (days <= 0) return 'chat-list.today';
  if (days === 1) return 'chat-list.yesterday';
  if (days < 7) return 'chat-list.this-week';
  return days < 30 ? 'chat-list.this-month' : 'chat-list.older';
}

/** The number of midnights between the two, in this machine's time zone. */
function daysBetween(at: number, now: number): number {
  const day = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  // A day may have 23 or 25 hours.
  return Math.round((day(now) - day(at)) / (24 * 60 * 60 * 1000));
}

function chatRow(chat: ChatSummary): ListRow {
  return { kind: 'chat', id: chat.id, chat };
}

function heading(key: GroupKey | 'chat-list.in-messages'): ListRow {
  return { kind: 'heading', id: key, text: words(key) };
}

/** In pixels: the list is as high as its rows, up to its limit. */
export const rowHeights = { heading: 28, chat: 32, hit: 52 } as const;
