import { words } from '@shared/texts/text';
import { CircleStop } from 'lucide-react';
import { api } from '../../state/server-state';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { useAction } from '../../ui/use-action';

/** Stops the turn that asks; the question stays unanswered. */
export function StopButton({ chatId }: { readonly chatId: string }) {
  const stop = useAction();
  return (
    <>
      <Button
        variant="quiet"
        icon={CircleStop}
        // A disabled button would lose the focus; the focus moves to the message field when the question ends.
        aria-disabled={stop.busy}
        onClick={() => stop.busy || stop.run(() => api.chat.stop({ chatId }))}
      >
        {words('approval-answers.stop')}
      </Button>
      <ErrorText>{stop.error}</ErrorText>
    </>
  );
}
