import type { Decision } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import { CheckCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { keysOf } from '../../state/commands/command-keys';
import { Button } from '../../ui/Button';
import type { Together } from './use-together';

type AcceptTheseProps = {
  readonly together: Together;
  /** Whether an answer counts now, and how to send it. */
  readonly answer: {
    readonly armed: boolean;
    readonly state: 'idle' | 'sending';
    decide(decision: Decision): void;
  };
  /** Why the user cannot accept yet. */
  readonly blocked: string | null;
  readonly isMain?: boolean;
};

/** Sends the decisions on the waiting edit and on the later ones; undecided edits are accepted. */
export function AcceptThese({ together, answer, blocked, isMain = false }: AcceptTheseProps): ReactElement {
  const { accepted, leftOut, isLoading, decision } = together;
  return (
    <Button
      icon={CheckCheck}
      {...(isMain && { variant: 'primary' })}
      keys={keysOf('question.acceptThese')}
      title={words('approval-answers.these-hint')}
      aria-disabled={!answer.armed || answer.state === 'sending' || isLoading}
      disabledReason={blocked ?? undefined}
      onClick={() => isLoading || answer.decide(decision)}
    >
      {leftOut === 0
        ? words('approval-answers.accept-these', { edits: accepted })
        : words('approval-answers.submit-these', { accepted, rejected: leftOut })}
    </Button>
  );
}
