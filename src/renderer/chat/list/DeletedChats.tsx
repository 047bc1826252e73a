import type { DeletedChat } from '@shared/chat/found-chats';
import { words } from '@shared/texts/text';
import { type ReactElement, useEffect, useState } from 'react';
import { api, useServerState } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { agoText } from '../../ui/durations';
import styles from './ChatList.module.css';
import { findChats, shownTitle } from './find-chats';
import type { ListActions } from './use-list-actions';

type DeletedChatsProps = {
  readonly project: string | null;
  readonly query: string;
  readonly actions: ListActions;
};

/** The deleted chats, the last deleted first, each with a button that restores it. */
export function DeletedChats({ project, query, actions }: DeletedChatsProps): ReactElement {
  const deleted = useDeleted(project);
  const ids = new Set(findChats((deleted ?? []).map(asSummary), query).map(({ id }) => id));
  const shown = (deleted ?? []).filter(({ id }) => ids.has(id));
  if (deleted !== null && shown.length === 0)
    return (
      <p className={styles.note} role="status">
        {query.trim() === ''
          ? words('chat-list.no-deleted')
          : words('chat-list.none-found', { query: query.trim() })}
      </p>
    );
  return (
    <ul className={styles.deleted}>
      {shown.map((chat) => {
        const title = shownTitle(chat);
        return (
          <li key={`${chat.id} ${chat.deletedAt}`}>
            <span className={styles.words} title={title}>
              {title}
            </span>
            <span className={styles.age}>{deletedText(chat, Date.now())}</span>
            <Button
              variant="quiet"
              aria-label={words('chat-list.restore', { title })}
              onClick={() => actions.restore(chat)}
            >
              {words('chat-list.restore-now')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function deletedText({ deletedAt }: DeletedChat, now: number): string {
  if (now - deletedAt < 60_000) return words('chat-list.deleted-now');
  return words('chat-list.deleted-on', { date: agoText(deletedAt, now) });
}

/** Loaded again when a chat appears or disappears. Null until it is loaded. */
function useDeleted(project: string | null): readonly DeletedChat[] | null {
  const [deleted, setDeleted] = useState<readonly DeletedChat[] | null>(null);
  const count = useServerState((state) => state.project?.chats.length ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of chats says that one came or went.
  useEffect(() => {
    if (project === null) return;
    let isCurrent = true;
    api.chat.deleted({ project }).then(
      (chats) => isCurrent && setDeleted(chats),
      () => isCurrent && setDeleted([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [project, count]);
  return deleted;
}

function asSummary({ id, title, deletedAt }: DeletedChat) {
  const rest = { turn: 'idle', waiting: [], locked: false } as const;
  return { id, title, createdAt: deletedAt, updatedAt: deletedAt, ...rest };
}
