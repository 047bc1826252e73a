import type { Attachment } from '@shared/attachments/attachment';
import type { Item, JournaledChatEvent } from '@shared/chat/chat';
import type { ChatEntry, ModelRecord } from '../../../storage/chats/chat-log';

// Finds the end of a copy of a chat, in the entries of its file. Pure. The copy ends before the next message: a message
// keeps its calls, and all else that the user sees as part of it.

export type TimedEntry = ChatEntry & { readonly at: number };

/**
 * `with`: the last copied message; `before`: the first one left out. For an answer, that is the user's message before
 * it.
 */
export type Cut = { readonly itemId: string; readonly upTo: 'before' | 'with' };

export type CutChat = {
  readonly entries: readonly TimedEntry[];
  /** The user's last message, if it is left out. */
  readonly leftOut: string | null;
  /** The attachments of that message. */
  readonly leftOutFiles?: readonly Attachment[] | undefined;
};

/** Null: the chat does not contain the message. */
export function cutChat(entries: readonly TimedEntry[], { itemId, upTo }: Cut): CutChat | null {
  const messages = messagesIn(entries);
  const at = messages.findIndex(({ item }) => item.id === itemId);
  if (at === -1) return null;
  if (upTo === 'with') {
    const next = messages[at + 1];
    return { entries: next ? entriesBefore(entries, next) : entries, leftOut: null };
  }
  const said = messages.slice(0, at + 1).findLast(({ item }) => item.kind === 'user');
  if (said?.item.kind !== 'user') return null;
  return {
    entries: entriesBefore(entries, said),
    leftOut: said.item.text,
    leftOutFiles: said.item.attachments,
  };
}

type Message = { readonly item: Item; readonly entry: number; readonly event: number };

/** Notices belong to the message before them. */
function messagesIn(entries: readonly TimedEntry[]): readonly Message[] {
  return entries.flatMap(({ events = [] }, entry) =>
    events.flatMap((added, event) =>
      added.type === 'item-added' && isMessage(added.item) ? [{ item: added.item, entry, event }] : [],
    ),
  );
}

export function isMessage({ kind }: Item): boolean {
  return kind === 'user' || kind === 'assistant' || kind === 'summary';
}

/** One entry may contain several messages that were queued. */
function entriesBefore(
  entries: readonly TimedEntry[],
  { item, entry, event }: Message,
): readonly TimedEntry[] {
  const { at, events = [], records = [] } = entries[entry] ?? { at: 0 };
  const own = records.findIndex((record) => isOf(record, item));
  const last = { at, events: events.slice(0, event), records: own === -1 ? [] : records.slice(0, own) };
  return [...entries.slice(0, entry), last];
}

function isOf(record: ModelRecord, item: Item): boolean {
  return record.role === 'user' && record.itemId === item.id;
}

/** Events that do not apply to a copy: settings of the chat, its waiting work, its changes. */
const ofTheChatAlone: ReadonlySet<JournaledChatEvent['type']> = new Set([
  'chat-created',
  'title-changed',
  'shelf-changed',
  'mode-changed',
  'model-changed',
  'turn-changed',
  'message-queued',
  'message-unqueued',
  'queued-edited',
  'queued-moved',
  'attachment-added',
  'attachment-removed',
  'usage-added',
  'turn-budget-marked',
  'assistant-kept',
  'rule-added',
  'rule-removed',
  'file-changed',
  'changing-files',
  'changes-kept',
  'call-granted',
  'effects-found',
  'hook-ran',
]);

const itemsOfTheChatAlone: ReadonlySet<Item['kind']> = new Set(['begun-from', 'changes', 'taken-back']);

/** The events at the beginning of a copy. Its usage starts at zero. */
export function copiedEvents(events: readonly JournaledChatEvent[]): readonly JournaledChatEvent[] {
  return events
    .filter(({ type }) => !ofTheChatAlone.has(type))
    .filter((event) => event.type !== 'item-added' || !itemsOfTheChatAlone.has(event.item.kind))
    .map((event) => {
      if (event.type !== 'usage-changed') return event;
      const { spent, ...usage } = event.usage;
      return { ...event, usage: { ...usage, inputTokens: 0, outputTokens: 0 } };
    });
}
