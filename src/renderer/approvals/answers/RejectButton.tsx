import { words } from '@shared/texts/text';
import { X } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { keyWords } from '../../state/commands/command-item';
import { keysOf } from '../../state/commands/command-keys';
import { Button } from '../../ui/Button';
import { useKeyboardHere } from './use-keyboard-here';

type RejectButtonProps = {
  readonly isSending: boolean;
  /** Another name for it, of a question that is answered instead of accepted. */
  readonly label?: string;
  onReject(): void;
};

/** Opens the form of a rejection. Its key is hidden while the focus is in a text, where that key deletes a word. */
export function RejectButton({ isSending, label, onReject }: RejectButtonProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const here = useKeyboardHere(button);
  const counts = here === null || here === 'surface';
  return (
    <Button
      ref={button}
      icon={X}
      keys={counts ? keysOf('question.reject') : undefined}
      title={counts ? titleOf(label) : undefined}
      aria-disabled={isSending}
      onClick={() => isSending || onReject()}
    >
      {label ?? words('approval-answers.reject-ask')}
    </Button>
  );
}

function titleOf(label: string | undefined): string {
  const keys = keyWords('question.reject');
  return label === undefined ? words('approval-answers.reject-by-keys', { keys }) : `${label} (${keys})`;
}
