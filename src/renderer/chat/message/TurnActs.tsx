import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { openChanges } from '../../state/changes/reviewed-changes';
import { askUndo } from '../../state/changes/undo-question';
import styles from './Line.module.css';

type TurnActsProps = {
  readonly chatId: string;
  /** The first message of the turn. */
  readonly itemId: string;
  readonly canUndo: boolean;
};

/** Reviews and undoes the changes of a turn. */
export function TurnActs({ chatId, itemId, canUndo }: TurnActsProps): ReactElement {
  return (
    <>
      <Act onClick={() => openChanges(chatId, { kind: 'turn', itemId })}>{words('undo.review-now')}</Act>
      {canUndo && (
        <Act onClick={() => askUndo({ kind: 'turn', chatId, itemId })}>{words('undo.undo-turn')}</Act>
      )}
    </>
  );
}

type ActProps = { readonly children: string; onClick(): void };

/** An action in a line, after a dot. */
export function Act({ children, onClick }: ActProps): ReactElement {
  return (
    <>
      <Dot />
      <button type="button" className={styles.link} onClick={onClick}>
        {children}
      </button>
    </>
  );
}

export function Dot(): ReactElement {
  return (
    <span aria-hidden className={styles.dot}>
      ·
    </span>
  );
}
