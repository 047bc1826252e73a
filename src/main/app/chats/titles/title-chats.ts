import type { ChatState } from '@shared/chat/chat';
import { isEventOf, isOfKind, type TopicOf, topicId } from '@shared/topics';
import type { AppParts } from '../../parts/parts';
import type { Proposed } from './propose-title';

// Lets the model propose titles in the background: after the first answer in a chat that the user has not named. If the
// request fails, the title stays.

type TitlingParts = Pick<AppParts, 'store' | 'settings' | 'log'>;

type Named = {
  rename(title: string, by: 'model', used: Proposed['used']): Promise<void>;
};
type Chats = { inChat(chatId: string, act: (chat: Named) => Promise<void>): Promise<void> };

/** Runs until the returned function is called, which also cancels open requests. */
export function startTitling(parts: TitlingParts, chats: Chats): () => void {
  const { store, settings, log } = parts;
  const closing = new AbortController();
  /** Chats with an open or a failed request. */
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
      // More messages may have arrived meanwhile.
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

/**
 * The chat has an answer, and its title is still the beginning of its first message. Quick questions appear in no list.
 */
function lacksTitle({ access, titleBy, turn, shelf, items }: ChatState): boolean {
  if (access !== 'writer') return false;
  if (titleBy !== 'message' || turn.kind !== 'idle' || shelf === 'quick-ask') return false;
  const last = items.findLast(({ kind }) => kind !== 'notice' && kind !== 'changes');
  return last?.kind === 'assistant' && last.state === 'complete' && last.callIds.length === 0;
}
