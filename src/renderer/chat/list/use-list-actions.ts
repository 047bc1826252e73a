import { type ChatSummary, isChatAtWork } from '@shared/project/project-state';
import type { AnyText } from '@shared/texts/text';
import { useState } from 'react';
import { download } from '../../parts/download';
import { api } from '../../state/server-state';
import { useAction } from '../../ui/use-action';
import { copyWholeChat } from './copy-chat';
import type { NamedChat } from './find-chats';
import type { ChatActions } from './row-commands';

// What the list does to its chats. Deleting is undone rather than asked about, but for a chat that runs or waits.

export type ListActions = {
  of(chat: ChatSummary): Pick<ChatActions, 'shelve' | 'copy' | 'save' | 'remove'>;
  rename(chat: ChatSummary, title: string): void;
  restore(chat: NamedChat): void;
  /** The chat that is to be deleted and at work. */
  readonly asked: ChatSummary | null;
  stopAndRemove(chat: ChatSummary): void;
  dismiss(): void;
  /** The chat that was deleted last. */
  readonly undoable: NamedChat | null;
  /** Why the last of these failed. */
  readonly error: AnyText | null;
};

export function useListActions(project: string | null): ListActions {
  const { run, error } = useAction();
  const [asked, setAsked] = useState<ChatSummary | null>(null);
  const [undoable, setUndoable] = useState<NamedChat | null>(null);
  const remove = (chat: ChatSummary, atWork: 'keep' | 'stop') =>
    run(() => api.chat.remove({ chatId: chat.id, atWork }).then(() => setUndoable(chat)));
  return {
    of: (chat) => ({
      shelve: (shelf) => run(() => api.chat.shelve({ chatId: chat.id, shelf })),
      copy: () => run(() => copyWholeChat(chat.id)),
      save: (format) => run(() => api.chat.export({ chatId: chat.id, format }).then(download)),
      remove: () => (isChatAtWork(chat) ? setAsked(chat) : remove(chat, 'keep')),
    }),
    rename: ({ id }, title) => run(() => api.chat.rename({ chatId: id, title })),
    restore({ id }) {
      if (project === null) return;
      run(() =>
        api.chat
          .restore({ project, chatId: id })
          .then(() => setUndoable((last) => (last?.id === id ? null : last))),
      );
    },
    asked,
    stopAndRemove(chat) {
      setAsked(null);
      remove(chat, 'stop');
    },
    dismiss: () => setAsked(null),
    undoable,
    error,
  };
}
