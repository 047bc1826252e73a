import { isDeepStrictEqual } from 'node:util';
import type { ChatSummary } from '@shared/project/project-state';
import { chatTopic, type TopicOf } from '@shared/topics';
import { followChats } from '../../storage/chats/follow-chats';
import type { ChatList } from '../../storage/chats/list-chats';
import type { AppParts } from '../parts/parts';
import { sweepQuickAsks } from './quick-ask';

// Updates the list of a project's chats beside the events of open chats: it reads unread chat files. It also follows
// chats that another application creates, writes and removes.

type Following = {
  readonly topic: TopicOf<'project'>;
  readonly parts: AppParts;
  readonly chats: Parameters<typeof sweepQuickAsks>[1]['chats'] & {
    readonly folder: string;
    has(id: string): boolean;
    isOpened(id: string): boolean;
  };
};

/** Also removes old quick questions from the list. */
export async function followList(list: ChatList, following: Following): Promise<{ close(): Promise<void> }> {
  const unfollow = await followOthers(following);
  const reading = new AbortController();
  readOn(list, following, reading.signal);
  return {
    async close() {
      reading.abort();
      await unfollow();
    },
  };
}

function readOn(
  { chats: listed, complete }: ChatList,
  { topic, parts, chats }: Following,
  signal: AbortSignal,
): void {
  void sweepQuickAsks(listed, { chats, parts });
  const tell = (chat: ChatSummary) => {
    if (chats.has(chat.id) && !chats.isOpened(chat.id))
      parts.store.emit(topic, { type: 'chat-summarised', chat });
  };
  complete(tell, signal).catch((error: unknown) =>
    parts.log.write('warning', 'reading chats for the list', error),
  );
}

function followOthers({ topic, parts, chats }: Following): Promise<() => Promise<void>> {
  const { store } = parts;
  const known = (id: string) => store.state(topic).chats.find((chat) => chat.id === id);
  return followChats({
    folder: chats.folder,
    opened(id) {
      if (!chats.isOpened(id)) return null;
      return store.state(chatTopic(id)).access === 'writer' ? 'to-write' : 'to-read';
    },
    onChat(chat) {
      if (!isDeepStrictEqual(known(chat.id), chat)) store.emit(topic, { type: 'chat-summarised', chat });
    },
    onGone(id) {
      if (known(id)) store.emit(topic, { type: 'chat-removed', id });
    },
    onProblem: (error) => parts.log.write('warning', 'following the chats of other applications', error),
  });
}
