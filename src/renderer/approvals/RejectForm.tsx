import type { LineComment } from '@shared/approval/approval';
import type { CallKey } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { sendKeys } from '../state/commands/command-keys';
import { useLeftWords } from '../state/questions/left-words';
import { Button } from '../ui/Button';
import { ErrorText } from '../ui/ErrorText';
import { TextField } from '../ui/fields/TextField';
import { matchesKeys } from '../ui/keys';
import { rejection } from './answers/said-answers';
import type { DecisionAnswer } from './decision';
import { CommentsNote } from './hunks/CommentsNote';
import styles from './RejectForm.module.css';

// Rejects the call, with an optional reason. Enter rejects, and so does Mod+Enter, which accepts elsewhere. Esc only
// closes the form, which still has the reason when it opens again.

type RejectFormProps = {
  readonly editKey: CallKey;
  /** The number of later calls in the same reply. */
  readonly behind: number;
  readonly answer: DecisionAnswer;
  /** Comments on lines of the change: the rejection includes them. */
  readonly comments?: readonly LineComment[];
  onBack(): void;
};

export function RejectForm({ editKey, behind, answer, comments = [], onBack }: RejectFormProps) {
  const [text, setText] = useLeftWords(editKey, 'rejection');
  const off = !answer.armed || answer.state === 'sending';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    answer.decide(rejection('reject', text, comments));
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
      <TextField autoFocus label={words('approval-answers.reject-reason')} value={text} onChange={setText} />
      <div className={styles.buttons}>
        <Button type="submit" variant="danger" aria-disabled={off} keys="Enter">
          {words('approval-answers.reject')}
        </Button>
        {behind > 0 && (
          <Button
            aria-disabled={off}
            onClick={() => answer.decide(rejection('reject-and-stop', text, comments))}
          >
            {words('approval-answers.reject-rest')}
          </Button>
        )}
        <Button variant="quiet" keys="Escape" onClick={onBack}>
          {words('approval-answers.reject-back')}
        </Button>
      </div>
      <CommentsNote comments={comments} />
      <p className={styles.next}>{words('approval-answers.reject-next', { behind })}</p>
      <ErrorText>{answer.error}</ErrorText>
    </form>
  );
}
