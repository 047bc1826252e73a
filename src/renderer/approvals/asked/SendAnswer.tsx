import { words } from '@shared/texts/text';
import { SendHorizontal } from 'lucide-react';
import { mainAnswerAttribute } from '../../state/focus';
import { Button } from '../../ui/Button';
import { Answers } from '../answers/Answers';
import { RejectButton } from '../answers/RejectButton';
import type { DecisionAnswer } from '../decision';

// The user's actions on a question: send the answer, or decline.

type SendAnswerProps = {
  readonly answer: DecisionAnswer;
  /** The user has neither chosen nor written anything. */
  readonly isEmpty: boolean;
  onSend(): void;
  onDecline(): void;
};

export function SendAnswer({ answer, isEmpty, onSend, onDecline }: SendAnswerProps) {
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
      others={<RejectButton isSending={false} label={words('question-card.decline')} onReject={onDecline} />}
      error={answer.error}
    />
  );
}
