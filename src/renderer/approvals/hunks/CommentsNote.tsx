import type { LineComment } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import styles from './JudgedNote.module.css';

/** States that every answer includes the comments on lines. */
export function CommentsNote({
  comments,
}: {
  readonly comments: readonly LineComment[];
}): ReactElement | null {
  if (comments.length === 0) return null;
  return <p className={styles.note}>{words('hunks.comments-go', { comments: comments.length })}</p>;
}
