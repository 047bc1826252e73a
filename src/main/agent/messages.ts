import type { JournaledChatEvent, QueuedMessage } from '@shared/chat/chat';
import type { ChatEntry } from '../storage/chats/chat-log';
import { type EndParts, saidAtEnd } from './said-at-end';
import type { TurnParts } from './turn';

// The person's messages: how they get into the chat, at once or after they had to wait in line.

type Parts = Pick<TurnParts, 'log' | 'now'>;

/** The entry that puts messages into the chat and out of the line; the first of a chat gives it its title. */
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

/** Puts what waits in line into the chat. Resolves with how many messages that were. */
export async function takeQueued(parts: Parts & EndParts): Promise<number> {
  if (parts.log.state().queued.length === 0) return 0;
  const said = await saidAtEnd(parts);
  // What came in or was taken out meanwhile counts.
  const messages = parts.log.state().queued;
  const { events, records } = messageEntry(parts, messages);
  if (messages.length > 0) await parts.log.append({ events: [...said, ...events], records }, 'synced');
  return messages.length;
}

/** The first line of a message, at most 60 characters of it. */
export function titleOf(text: string): string {
  const line = text.trim().split(/\r?\n/, 1)[0] ?? '';
  const characters = [...line];
  return characters.length <= 60 ? line : `${characters.slice(0, 59).join('').trimEnd()}…`;
}
