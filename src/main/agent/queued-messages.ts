import type { QueuedMessage } from '@shared/chat/chat';
import type { TurnLog } from './turn';

// The user's actions on queued messages. A message that was sent at the same moment stays unchanged.

type Log = Pick<TurnLog, 'state' | 'append'>;

export async function unqueue(log: Log, id: string): Promise<void> {
  if (isQueued(log, id)) await log.append({ events: [{ type: 'message-unqueued', id }] }, 'synced');
}

export async function editQueued(
  log: Log,
  id: string,
  { text, prompt }: Pick<QueuedMessage, 'text' | 'prompt'>,
): Promise<void> {
  const edited = { type: 'queued-edited' as const, id, text, ...(prompt !== undefined && { prompt }) };
  if (isQueued(log, id)) await log.append({ events: [edited] }, 'synced');
}

/** `to`: its new place, counted from 0; at most the last one. */
export async function moveQueued(log: Log, id: string, to: number): Promise<void> {
  const { queued } = log.state();
  const place = Math.min(to, queued.length - 1);
  const isThere = queued.findIndex((message) => message.id === id) === place;
  if (isQueued(log, id) && !isThere)
    await log.append({ events: [{ type: 'queued-moved', id, to: place }] }, 'synced');
}

function isQueued(log: Log, id: string): boolean {
  return log.state().queued.some((message) => message.id === id);
}
