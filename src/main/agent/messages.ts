import type { JournaledChatEvent, QueuedMessage } from '@shared/chat/chat';
import type { ChatEntry } from '../storage/chats/chat-log';
import { type EndParts, saidAtEnd } from './said-at-end';
import type { TurnParts } from './turn';

// Adds the user's messages to the chat, at once or from the list of queued messages.

type Parts = Pick<TurnParts, 'log' | 'now'>;

/** The entry that moves messages from the queued ones into the chat. The first message of a chat gives it its title. */
export function messageEntry({ log, now }: Parts, messages: readonly QueuedMessage[]): Required<ChatEntry> {
  const first = messages[0];
  const untitled = log.state().title === '' && first !== undefined;
  const queued = new Set(log.state().queued.map((message) => message.id));
  return {
    events: [
      ...(untitled
        ? [
            {
              type: 'title-changed' as const,
              title: titleOf(first.text || (first.attachments?.[0]?.name ?? '')),
              by: 'message' as const,
            },
          ]
        : []),
      ...messages.flatMap(({ id, ...said }): JournaledChatEvent[] => [
        ...(queued.has(id) ? [{ type: 'message-unqueued' as const, id }] : []),
        { type: 'item-added', item: { kind: 'user', id, at: now(), ...said } },
      ]),
    ],
    records: messages.map(({ id, text, prompt = text, attachments }) => ({
      role: 'user',
      itemId: id,
      text: prompt,
      ...(attachments && { attachments }),
    })),
  };
}

/** Moves all queued messages into the chat. Resolves with their number. */
export async function takeQueued(parts: Parts & EndParts): Promise<number> {
  if (parts.log.state().queued.length === 0) return 0;
  const said = await saidAtEnd(parts);
  // The list may have changed during the wait.
  const messages = parts.log.state().queued;
  const { events, records } = messageEntry(parts, messages);
  if (messages.length > 0) await parts.log.append({ events: [...said, ...events], records }, 'synced');
  return messages.length;
}

/** The first line of a message, shortened to 60 characters. */
export function titleOf(text: string): string {
  const line = text.trim().split(/\r?\n/, 1)[0] ?? '';
  const characters = [...line];
  return characters.length <= 60 ? line : `${characters.slice(0, 59).join('').trimEnd()}…`;
}
