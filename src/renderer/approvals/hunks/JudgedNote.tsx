import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import type { Judged } from '../../state/questions/edit-state';
import { acceptedWords } from './accepted-words';
import styles from './JudgedNote.module.css';

type JudgedNoteProps = {
  readonly judged: Judged;
  /** Whether a button beside it shows the same counts. The note is then for screen readers only, so that nothing moves. */
  readonly isOnButton?: boolean;
};

/** Shows how much of a change is accepted, if some hunks are rejected. */
export function JudgedNote({ judged, isOnButton = false }: JudgedNoteProps): ReactElement {
  const { accepted, verdicts, isEdited } = judged;
  return (
    <p className={isOnButton ? 'visually-hidden' : styles.note} role="status">
      {acceptedWords({ accepted, all: verdicts.length })}
      {isEdited && ` · ${words('hunks.edited-too')}`}
    </p>
  );
}
