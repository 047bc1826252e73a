import type { Item } from '@shared/chat/chat';
import { words } from '@shared/texts/text';
import { Split } from 'lucide-react';
import type { ReactElement } from 'react';
import { goToMessage } from '../../state/chat-list/message-goal';
import { useServerState } from '../../state/server-state';
import styles from './Line.module.css';

type BegunFromProps = { readonly item: Extract<Item, { kind: 'begun-from' }> };

/**
 * The line at the top of a chat that began as a copy of another: links to the message of that chat where it continues.
 */
export function BegunFrom({ item: { chatId, itemId, title } }: BegunFromProps): ReactElement {
  const old = useServerState(({ project }) => project?.chats.find((chat) => chat.id === chatId));
  const named = old?.title?.trim() || title;
  const text = named === '' ? words('chat-begun.from-untitled') : words('chat-begun.from', { title: named });
  return (
    <p className={styles.line}>
      <Split aria-hidden size={14} strokeWidth={1.5} />
      {old ? (
        <button
          type="button"
          className={styles.goal}
          title={words('chat-begun.open')}
          onClick={() => goToMessage(chatId, itemId)}
        >
          {text}
        </button>
      ) : (
        <span>
          {text}. {words('chat-begun.gone')}
        </span>
      )}
    </p>
  );
}
