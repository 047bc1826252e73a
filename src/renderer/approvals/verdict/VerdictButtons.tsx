import type { Verdict } from '@shared/hunks/hunks';
import { words } from '@shared/texts/text';
import type { ReactElement } from 'react';
import { mainAnswerAttribute } from '../../state/focus';
import { Button } from '../../ui/Button';
import { Tooltip } from '../../ui/Tooltip';
import styles from './VerdictButtons.module.css';

type VerdictButtonsProps = {
  /** Null: undecided. */
  readonly verdict: Verdict | null;
  /** What each button does, with the thing that the verdict is about: the accessible name, or a large button's title. */
  readonly labels: Readonly<Record<Verdict, string>>;
  /** The keys of each button, where they work. */
  readonly keys?: Readonly<Record<Verdict, string | undefined>> | null;
  /** The words on the buttons, if they differ. */
  readonly names?: Readonly<Record<Verdict, string>> | null;
  /** Whether the buttons are as large as other buttons, and show their keys. */
  readonly isLarge?: boolean;
  onDecide(verdict: Verdict): void;
};

const verdicts = { accept: 'approval-answers.accept', reject: 'approval-answers.reject' } as const;

/** Accept and Reject; the chosen one is filled. */
export function VerdictButtons({
  verdict,
  labels,
  keys = null,
  names = null,
  isLarge = false,
  onDecide,
}: VerdictButtonsProps): ReactElement {
  return (
    <>
      {(['accept', 'reject'] as const).map((each) => {
        const shared = {
          'aria-pressed': verdict === each,
          onClick: () => onDecide(each),
        };
        const name = names?.[each] ?? words(verdicts[each]);
        if (isLarge)
          return (
            <Button
              key={each}
              {...(each === 'accept' && { [mainAnswerAttribute]: true })}
              title={labels[each]}
              className={styles[each]}
              keys={keys?.[each]}
              {...shared}
            >
              {name}
            </Button>
          );
        return (
          <Tooltip key={each} label={labels[each]} keys={keys?.[each]}>
            <button
              type="button"
              className={`${styles.verdict} ${styles[each]}`}
              aria-label={labels[each]}
              {...shared}
            >
              {name}
            </button>
          </Tooltip>
        );
      })}
    </>
  );
}
