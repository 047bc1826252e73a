import type { Verdict } from '@shared/hunks/hunks';
import { words } from '@shared/texts/text';
import { Check, MessageSquarePlus, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { keysOf } from '../../state/commands/command-keys';
import { IconButton } from '../../ui/IconButton';
import styles from './HunkButtons.module.css';

type HunkButtonsProps = {
  /** The number of the hunk, from 1. */
  readonly place: number;
  readonly all: number;
  readonly verdict: Verdict;
  /** Shows the keys, where they reach the hunk. */
  readonly named?: boolean;
  onDecide(verdict: Verdict): void;
  /** Absent if lines get their comments elsewhere. */
  onComment?: (() => void) | undefined;
  /** The name of the line that a comment would be on. */
  readonly commentLabel?: string;
};

/** Buttons that accept, reject and comment on one hunk. */
export function HunkButtons(props: HunkButtonsProps): ReactElement {
  const { place, all, verdict, named = false, onDecide, onComment, commentLabel = '' } = props;
  return (
    <span className={styles.buttons}>
      <IconButton
        label={words('hunks.accept', { place, all })}
        keys={named ? keysOf('question.acceptHunk') : undefined}
        icon={Check}
        className={`${styles.button} ${styles.accept}`}
        aria-pressed={verdict === 'accept'}
        onClick={() => onDecide('accept')}
      />
      <IconButton
        label={words('hunks.reject', { place, all })}
        keys={named ? keysOf('question.rejectHunk') : undefined}
        icon={X}
        className={`${styles.button} ${styles.reject}`}
        aria-pressed={verdict === 'reject'}
        onClick={() => onDecide('reject')}
      />
      {onComment && (
        <IconButton
          label={commentLabel}
          keys={named ? keysOf('question.commentLine') : undefined}
          icon={MessageSquarePlus}
          className={styles.button}
          onClick={onComment}
        />
      )}
    </span>
  );
}
