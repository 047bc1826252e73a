import { words } from '@shared/texts/text';
import { X } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { keyWords } from '../../state/commands/command-item';
import { Button } from '../../ui/Button';
import { useKeyboardHere } from './use-keyboard-here';

type RejectButtonProps = { readonly isSending: boolean; onReject(): void };

/** Opens the form of a rejection. Its key is hidden while the focus is in a text, where that key deletes a word. */
export function RejectButton({ isSending, onReject }: RejectButtonProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const here = useKeyboardHere(button);
  const counts = here === null || here === 'surface';
  return (
    <Button
      ref={button}
      icon={X}
      title={
        counts ? words('approval-answers.reject-by-keys', { keys: keyWords('question.reject') }) : undefined
      }
      aria-disabled={isSending}
      onClick={() => isSending || onReject()}
    >
      {words('approval-answers.reject-ask')}
    </Button>
  );
}
