import type { Called } from '@shared/app-state';
import type { ChatState, Turn } from '@shared/chat/chat';
import { type AnyText, say, textOf } from '@shared/texts/text';
import { isEventOf, isOfKind, projectTopic, topicId } from '@shared/topics';
import type { AppParts } from '../parts/parts';

// Notifies the user about a chat that waits, has finished or failed. Windows report whether the user already looks at
// the chat, and the host considers that.

type NotifierParts = Pick<AppParts, 'store' | 'settings' | 'host' | 'lookedAt' | 'now'>;

/** Notifies until the returned function is called. */
export function startNotifier(parts: NotifierParts): () => void {
  /** Waiting calls that were already notified, so that each notifies once. */
  const told = new Set<string>();
  const turns = new Map<string, Turn['kind']>();
  return parts.store.onEvent((numbered) => {
    const { topic } = numbered;
    if (!isOfKind(topic, 'chat') || !isEventOf(numbered, topic)) return;
    // The process that writes the chat notifies.
    if (parts.store.state(topic).access !== 'writer') return;
    const chatId = topicId(topic);
    const { event } = numbered;
    if (event.type === 'call-moved') {
      const id = `${chatId} ${event.callId}`;
      if (event.phase.phase !== 'waiting') told.delete(id);
      else if (!told.has(id)) {
        told.add(id);
        call(parts, chatId, 'waiting');
      }
    }
    if (event.type === 'turn-changed') {
      const before = turns.get(chatId);
      turns.set(chatId, event.turn.kind);
      const kind = endOf(before, event.turn, parts.store.state(topic));
      if (kind) call(parts, chatId, kind);
    }
  });
}

/** Null while the turn continues, or if the user ended it. */
function endOf(before: Turn['kind'] | undefined, turn: Turn, { items }: ChatState): Called['kind'] | null {
  if (turn.kind === 'paused') return turn.why === 'failed' ? 'failed' : 'waiting';
  if (turn.kind !== 'idle' || (before !== 'running' && before !== 'retrying')) return null;
  const last = items.findLast(({ kind }) => kind !== 'changes');
  return last?.kind === 'assistant' && last.state === 'complete' ? 'finished' : null;
}

function call(parts: NotifierParts, chatId: string, kind: Called['kind']): void {
  const { store, settings, host, lookedAt, now } = parts;
  const { title, shelf } = store.state(`chat:${chatId}`);
  // Only the small window shows such a chat, and it does so by itself.
  if (shelf === 'quick-ask') return;
  const { notifications } = settings.current().settings;
  const project = store
    .state('app')
    .projects.find(({ key }) => store.state(projectTopic(key)).chats.some(({ id }) => id === chatId));
  if (!project || !notifications[kind]) return;
  const { key, root, name } = project;
  const called: Called = { project: key, chatId, kind, title, isSilent: !notifications.sound, at: now() };
  store.emit('app', { type: 'called', called });
  host.notify({
    project: { key, root, name },
    chatId,
    title,
    body: say(textOfCall(kind)),
    isSilent: called.isSilent,
    isLookedAt: lookedAt.has(chatId),
    onClick: () => store.emit('app', { type: 'chat-wanted', wanted: { project: key, chatId, at: now() } }),
  });
}

function textOfCall(kind: Called['kind']): AnyText {
  return textOf(`notification.${kind}`);
}
