import { type ChatSummary, isChatAtWork } from '@shared/project/project-state';
import type { AnyText } from '@shared/texts/text';
import { useState } from 'react';
import { download } from '../../parts/download';
import { api } from '../../state/server-state';
import { useAction } from '../../ui/use-action';
import { copyWholeChat } from './copy-chat';
import type { NamedChat } from './find-chats';
import type { ChatActions } from './row-commands';

// Actions of the list on its chats. Deleting has an undo instead of a question, except for a running or waiting chat.

export type ListActions = {
  of(chat: ChatSummary): Pick<ChatActions, 'shelve' | 'copy' | 'save' | 'remove'>;
  rename(chat: ChatSummary, title: string): void;
  restore(chat: NamedChat): void;
  /** The running chat that the user wants to delete. */
  readonly asked: ChatSummary | null;
  stopAndRemove(chat: ChatSummary): void;
  dismiss(): void;
  /** The last deleted chat. */
  readonly undoable: NamedChat | null;
  /** The error of the last action. */
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
