import type { Verdict } from '@shared/hunks/hunks';
import { words } from '@shared/texts/text';
import { Check, MessageSquarePlus, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { keysOf } from '../../state/commands/command-keys';
import { IconButton } from '../../ui/IconButton';
import styles from './HunkButtons.module.css';

type HunkButtonsProps = {
  /** From 1, of all of them. */
  readonly place: number;
  readonly all: number;
  readonly verdict: Verdict;
  /** Where keys reach the hunk too, they are named. */
  readonly named?: boolean;
  onDecide(verdict: Verdict): void;
  /** Absent: lines are commented on elsewhere. */
  onComment?: (() => void) | undefined;
  /** The line that a comment would be on, as it is called. */
  readonly commentLabel?: string;
};

/** Accept, reject and comment, for one hunk. */
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
