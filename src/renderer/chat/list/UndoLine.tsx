import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { Button } from '../../ui/Button';
import styles from './ChatList.module.css';
import { type NamedChat, shownTitle } from './find-chats';
import type { ListActions } from './use-list-actions';

type UndoLineProps = { readonly actions: ListActions; onUndo(chatId: string): void };

/** Names the last deleted chat with an undo button, until the list closes. */
export function UndoLine({ actions, onUndo }: UndoLineProps): ReactElement {
  const { undoable } = actions;
  const undo = (chat: NamedChat) => {
    onUndo(chat.id);
    actions.restore(chat);
  };
  return (
    <div role="status" className={undoable ? styles.undo : undefined}>
      {undoable && (
        <>
          <span className={styles.words}>{words('chat-list.deleted', { title: shownTitle(undoable) })}</span>
          <Button variant="quiet" onClick={() => undo(undoable)}>
            {words('chat-list.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
