import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { sendKeys } from '../state/commands/command-keys';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { TextField } from '../ui/fields/TextField';
import { matchesKeys } from '../ui/keys';
import type { DecisionAnswer } from './decision';
import styles from './RejectForm.module.css';

// Says no, with a reason if there is one. Enter rejects, and so does Mod+Enter, which accepts elsewhere; Esc goes back
// and decides nothing.

type RejectFormProps = {
  /** How many calls of the same answer come after this one. */
  readonly behind: number;
  readonly answer: DecisionAnswer;
  onBack(): void;
};

export function RejectForm({ behind, answer, onBack }: RejectFormProps) {
  const [text, setText] = useState('');
  const reason = text.trim() === '' ? {} : { reason: text.trim() };
  const off = !answer.armed || answer.state === 'sending';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    answer.decide({ answer: 'reject', ...reason });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onBack();
    else if (matchesKeys(event, sendKeys) && event.target instanceof HTMLInputElement) submit(event);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={onKeyDown}>
      <TextField autoFocus label="Reason for the model (optional)" value={text} onChange={setText} />
      <div className={styles.buttons}>
        <Button type="submit" variant="danger" aria-disabled={off} keys="Enter">
          Reject
        </Button>
        <Button
          aria-disabled={off}
          disabledReason={behind === 0 ? 'No other call of this answer comes after it.' : undefined}
          onClick={() => answer.decide({ answer: 'reject-and-stop', ...reason })}
        >
          Reject this and the rest
        </Button>
        <Button variant="quiet" keys="Escape" onClick={onBack}>
          Back
        </Button>
      </div>
      <p className={styles.next}>{nextWords(behind)}</p>
      <ErrorText>{answer.error}</ErrorText>
    </form>
  );
}

/** What happens after either answer. */
function nextWords(behind: number): string {
  if (behind === 0) return 'The model is told, and goes on from there.';
  const rest = behind === 1 ? 'the call after it' : `the ${behind} calls after it`;
  return `“Reject” goes on with the next call. “Reject this and the rest” means that ${rest} ${behind === 1 ? 'is' : 'are'} not run either, and the model plans anew.`;
}
