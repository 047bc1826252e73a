import type { AnyText } from '@shared/texts/text';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { ErrorText } from '../../ui/ErrorText';
import styles from './Answers.module.css';
import { useKeyboardHere } from './use-keyboard-here';

type AnswersProps = {
  /** The answers that let the turn continue … */
  readonly onward: ReactNode;
  /** … and the others. */
  readonly others: ReactNode;
  readonly error: AnyText | null;
};

/**
 * The answers to a question, in one row or, in a narrow place, in one row for each group. Keys appear while they work:
 * while the focus is on the card or the diff.
 */
export function Answers({ onward, others, error }: AnswersProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const isHere = useKeyboardHere(frame) !== null;
  return (
    <div ref={frame} className={styles.answers} data-keys={isHere || undefined}>
      <div className={styles.rows}>
        <div className={styles.group}>{onward}</div>
        <div className={styles.group}>{others}</div>
      </div>
      <ErrorText>{error}</ErrorText>
    </div>
  );
}
