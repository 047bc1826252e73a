import type { PlanChoice } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import { Check, CheckCheck, PencilLine } from 'lucide-react';
import { keysOf } from '../../state/commands/command-keys';
import { mainAnswerAttribute } from '../../state/focus';
import { Button } from '../../ui/Button';
import { Answers } from '../answers/Answers';
import { RejectButton } from '../answers/RejectButton';
import type { DecisionAnswer } from '../decision';

// The answers to a plan. With comments, the primary answer is to continue planning with them.

type PlanAnswersProps = {
  readonly answer: DecisionAnswer;
  /** The number of comments. */
  readonly comments: number;
  /** The part of the plan that the user must see before it can be approved, or null. */
  readonly unseen: string | null;
  onChoose(choice: PlanChoice): void;
  onExplain(): void;
};

export function PlanAnswers({ answer, comments, unseen, onChoose, onExplain }: PlanAnswersProps) {
  const off = { 'aria-disabled': !answer.armed || answer.state === 'sending' };
  const main = { variant: 'primary', keys: keysOf('question.accept'), [mainAnswerAttribute]: true } as const;
  const why = unseen ?? undefined;
  return (
    <Answers
      onward={
        <>
          <Button
            {...off}
            {...(comments === 0 && main)}
            icon={Check}
            disabledReason={why}
            onClick={() => onChoose('go-asking')}
          >
            {words('plan-card.go-asking')}
          </Button>
          <Button
            {...off}
            icon={CheckCheck}
            disabledReason={why}
            onClick={() => onChoose('go-accepting-edits')}
          >
            {words('plan-card.go-accepting-edits')}
          </Button>
        </>
      }
      others={
        comments === 0 ? (
          <RejectButton isSending={false} label={words('plan-card.keep-planning-ask')} onReject={onExplain} />
        ) : (
          <Button {...off} {...main} icon={PencilLine} onClick={() => onChoose('keep-planning')}>
            {words('plan-card.keep-planning-with', { comments })}
          </Button>
        )
      }
      error={answer.error}
    />
  );
}
