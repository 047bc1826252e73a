import type { Decision } from '@shared/approval/approval';
import { words } from '@shared/texts/text';
import { CheckCheck } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { keysOf } from '../../state/commands/command-keys';
import { Button } from '../../ui/Button';
import { useKeyboardHere } from '../answers/use-keyboard-here';
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

/**
 * Sends the decisions on the waiting edit and on the later ones; undecided edits are accepted. Its keys appear while
 * they work.
 */
export function AcceptThese({ together, answer, blocked, isMain = false }: AcceptTheseProps): ReactElement {
  const { isLoading, decision } = together;
  const button = useRef<HTMLButtonElement>(null);
  const here = useKeyboardHere(button);
  const takesKeys = here !== null && here !== 'own';
  return (
    <Button
      ref={button}
      icon={CheckCheck}
      {...(isMain && { variant: 'primary' })}
      keys={takesKeys ? keysOf('question.acceptThese') : undefined}
      title={words('approval-answers.these-hint')}
      aria-disabled={!answer.armed || answer.state === 'sending' || isLoading}
      disabledReason={blocked ?? undefined}
      onClick={() => isLoading || answer.decide(decision)}
    >
      {labelOf(together)}
    </Button>
  );
}

function labelOf({ accepted, leftOut, isChanged }: Together): string {
  if (leftOut > 0) return words('approval-answers.submit-these', { accepted, leftOut });
  return words(isChanged ? 'approval-answers.submit-all' : 'approval-answers.accept-these', {
    edits: accepted,
  });
}
