import type { Verdict } from '@shared/hunks/hunks';
import { words } from '@shared/texts/text';
import { MessageSquarePlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { keysOf } from '../../state/commands/command-keys';
import { IconButton } from '../../ui/IconButton';
import { VerdictButtons } from '../verdict/VerdictButtons';
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
      <VerdictButtons
        verdict={verdict}
        labels={{
          accept: words('hunks.accept', { place, all }),
          reject: words('hunks.reject', { place, all }),
        }}
        keys={named ? { accept: keysOf('question.acceptHunk'), reject: keysOf('question.rejectHunk') } : null}
        onDecide={onDecide}
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
