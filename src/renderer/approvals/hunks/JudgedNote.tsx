import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import type { Judged } from '../../state/questions/edit-state';
import { acceptedWords } from './accepted-words';
import styles from './JudgedNote.module.css';

/** Shows how much of a change is accepted, if some hunks are rejected. */
export function JudgedNote({ judged }: { readonly judged: Judged }): ReactElement {
  const { accepted, verdicts, isEdited } = judged;
  return (
    <p className={styles.note} role="status">
      {acceptedWords({ accepted, all: verdicts.length })}
      {isEdited && ` · ${words('hunks.edited-too')}`}
    </p>
  );
}
