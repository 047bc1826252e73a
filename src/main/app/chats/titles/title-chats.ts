import type { ChatState } from '@shared/chat/chat';
import { isEventOf, isOfKind, type TopicOf, topicId } from '@shared/topics';
import type { AppParts } from '../../parts/parts';
import type { Proposed } from './propose-title';

// Titles proposed by the model: once a chat that nobody named has its first answer, the model is asked beside it. Nothing
// waits for that, and where it comes to nothing the title stays as it is.

type TitlingParts = Pick<AppParts, 'store' | 'settings' | 'log'>;

type Named = {
  rename(title: string, by: 'model', used: Proposed['used']): Promise<void>;
};
type Chats = { inChat(chatId: string, act: (chat: Named) => Promise<void>): Promise<void> };

/** Asks until the returned function is called, which also gives up what is being asked. */
export function startTitling(parts: TitlingParts, chats: Chats): () => void {
  const { store, settings, log } = parts;
  const closing = new AbortController();
  /** Those that are being asked about, or were in vain. */
  const asked = new Set<string>();

  const title = async (topic: TopicOf<'chat'>) => {
    const id = topicId(topic);
    const chat = store.state(topic);
    asked.add(id);
    try {
      const { proposeTitle } = await import('./propose-title');
      const proposed = await proposeTitle(settings, chat, closing.signal);
      if (proposed !== null)
        await chats.inChat(id, ({ rename }) => rename(proposed.title, 'model', proposed.used));
      asked.delete(id);
      // More may have been said meanwhile.
      if (store.state(topic).items !== chat.items) look(topic);
    } catch (error) {
      if (!closing.signal.aborted) log.write('warning', 'a title for a chat', error);
    }
  };
  const look = (topic: TopicOf<'chat'>) => {
    const isWanted = settings.current().settings.chats.titles && !closing.signal.aborted;
    if (isWanted && !asked.has(topicId(topic)) && lacksTitle(store.state(topic))) void title(topic);
  };
  const unfollow = store.onEvent((numbered) => {
    const { topic } = numbered;
    if (isOfKind(topic, 'chat') && isEventOf(numbered, topic) && numbered.event.type === 'turn-changed')
      look(topic);
  });
  return () => {
    unfollow();
    closing.abort();
  };
}

/** It was answered, and is called by the beginning of its first message. No list shows a question of the small window. */
function lacksTitle({ access, titleBy, turn, shelf, items }: ChatState): boolean {
  if (access !== 'writer') return false;
  if (titleBy !== 'message' || turn.kind !== 'idle' || shelf === 'quick-ask') return false;
  const last = items.findLast(({ kind }) => kind !== 'notice' && kind !== 'changes');
  return last?.kind === 'assistant' && last.state === 'complete' && last.callIds.length === 0;
}
