import { words } from '@shared/texts/text';
import { FileDiff } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { keysOf } from '../../state/commands/command-keys';
import { Button } from '../../ui/Button';
import { useKeyboardHere } from '../answers/use-keyboard-here';
import styles from './DecidedInDiff.module.css';

type DecidedInDiffProps = {
  readonly areAnswersShown: boolean;
  onGoToDiff(): void;
  onToggleAnswers(): void;
};

/** On a card whose diff is in front: the way to the answers below the diff, or to the same answers on the card. */
export function DecidedInDiff({
  areAnswersShown,
  onGoToDiff,
  onToggleAnswers,
}: DecidedInDiffProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const isHere = useKeyboardHere(frame) !== null;
  return (
    <div ref={frame} className={styles.line}>
      <Button
        variant="quiet"
        icon={FileDiff}
        keys={isHere ? keysOf('question.nextChange') : undefined}
        className={styles.lead}
        onClick={onGoToDiff}
      >
        {words('approval-card.decide-in-diff')}
      </Button>
      <Button
        variant="quiet"
        className={styles.toggle}
        aria-expanded={areAnswersShown}
        onClick={onToggleAnswers}
      >
        {words(areAnswersShown ? 'approval-card.hide-answers' : 'approval-card.show-answers')}
      </Button>
    </div>
  );
}
