import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { Button } from '../../ui/Button';
import styles from './ChatList.module.css';
import { shownTitle } from './find-chats';
import type { ListActions } from './use-list-actions';

/** Says which chat was deleted last, with the way back, until the list closes. */
export function UndoLine({ actions }: { readonly actions: ListActions }): ReactElement {
  const { undoable } = actions;
  return (
    <div role="status" className={undoable ? styles.undo : undefined}>
      {undoable && (
        <>
          <span className={styles.words}>{words('chat-list.deleted', { title: shownTitle(undoable) })}</span>
          <Button variant="quiet" onClick={() => actions.restore(undoable)}>
            {words('chat-list.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
