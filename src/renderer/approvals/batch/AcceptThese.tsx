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

/** Accepts the waiting edit and the included later ones. */
export function AcceptThese({ together, answer, blocked, isMain = false }: AcceptTheseProps): ReactElement {
  return (
    <Button
      icon={CheckCheck}
      {...(isMain && { variant: 'primary' })}
      keys={keysOf('question.acceptThese')}
      title={words('approval-answers.these-hint')}
      aria-disabled={!answer.armed || answer.state === 'sending'}
      disabledReason={blocked ?? undefined}
      onClick={() => answer.decide(together.decision)}
    >
      {words('approval-answers.accept-these', { edits: together.edits })}
    </Button>
  );
}
