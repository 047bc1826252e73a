import type { LineComment } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import type { EditState } from '../../state/questions/edit-state';
import styles from './JudgedNote.module.css';

type CommentsNoteProps = {
  readonly comments: readonly LineComment[];
  /** For a stale change, whose answers name no hunks: they include the rejected ones too. */
  readonly staleEdit?: EditState | null;
};

/** States that every answer includes the comments on lines. */
export function CommentsNote({ comments, staleEdit = null }: CommentsNoteProps): ReactElement | null {
  const rejected = rejectedIn(staleEdit);
  const said = [
    ...(rejected === 0 ? [] : [words('hunks.rejected-go', { rejected })]),
    ...(comments.length === 0 ? [] : [words('hunks.comments-go', { comments: comments.length })]),
  ];
  return said.length === 0 ? null : <p className={styles.note}>{said.join(' ')}</p>;
}

function rejectedIn(edit: EditState | null): number {
  if (edit?.kind !== 'edited' || !edit.judged) return 0;
  return edit.judged.verdicts.filter(({ verdict }) => verdict === 'reject').length;
}
