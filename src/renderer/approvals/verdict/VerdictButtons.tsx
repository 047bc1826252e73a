import type { Verdict } from '@shared/hunks/hunks';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { Tooltip } from '../../ui/Tooltip';
import styles from './VerdictButtons.module.css';

type VerdictButtonsProps = {
  readonly verdict: Verdict;
  /** The accessible name of each button; it contains the thing that the verdict is about. */
  readonly labels: Readonly<Record<Verdict, string>>;
  /** The keys of each button, where they work. */
  readonly keys?: Readonly<Record<Verdict, string | undefined>> | null;
  onDecide(verdict: Verdict): void;
};

const verdicts = { accept: 'approval-answers.accept', reject: 'approval-answers.reject' } as const;

/** Accept and Reject; the chosen one is filled. */
export function VerdictButtons({
  verdict,
  labels,
  keys = null,
  onDecide,
}: VerdictButtonsProps): ReactElement {
  return (
    <>
      {(['accept', 'reject'] as const).map((each) => (
        <Tooltip key={each} label={labels[each]} keys={keys?.[each]}>
          <button
            type="button"
            className={`${styles.verdict} ${styles[each]}`}
            aria-label={labels[each]}
            aria-pressed={verdict === each}
            onClick={() => onDecide(each)}
          >
            {words(verdicts[each])}
          </button>
        </Tooltip>
      ))}
    </>
  );
}
