import type { QueuedMessage } from '@shared/chat/chat';
import type { TurnLog } from './turn';

// What a person does to a message that waits in line. One that was sent in the same moment stays as it was sent.

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

/** `to`: its place from now on, counted from 0; the last, if there are not so many. */
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
