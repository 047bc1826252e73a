import { words } from '@shared/texts/text';
import { SendHorizontal, X } from 'lucide-react';
import { mainAnswerAttribute } from '../../state/focus';
import { Button } from '../../ui/Button';
import { Answers } from '../answers/Answers';
import type { DecisionAnswer } from '../decision';
import { StopButton } from './StopButton';

// The user's actions on a question: send the answer, decline, or stop the turn.

type SendAnswerProps = {
  readonly chatId: string;
  readonly answer: DecisionAnswer;
  /** The user has neither chosen nor written anything. */
  readonly isEmpty: boolean;
  onSend(): void;
  onDecline(): void;
};

export function SendAnswer({ chatId, answer, isEmpty, onSend, onDecline }: SendAnswerProps) {
  return (
    <Answers
      onward={
        <Button
          variant="primary"
          icon={SendHorizontal}
          keys="Enter"
          aria-disabled={!answer.armed || answer.state === 'sending'}
          disabledReason={isEmpty ? words('question-card.choose-first') : undefined}
          {...{ [mainAnswerAttribute]: true }}
          onClick={onSend}
        >
          {words('question-card.send')}
        </Button>
      }
      others={
        <>
          <Button icon={X} onClick={onDecline}>
            {words('question-card.decline')}
          </Button>
          <StopButton chatId={chatId} />
        </>
      }
      error={answer.error}
    />
  );
}
