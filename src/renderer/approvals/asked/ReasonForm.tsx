import type { CallKey } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { sendKeys } from '../../state/commands/command-keys';
import { useLeftWords } from '../../state/questions/left-words';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { TextField } from '../../ui/fields/TextField';
import { matchesKeys } from '../../ui/keys';
import type { DecisionAnswer } from '../decision';
import styles from '../RejectForm.module.css';

// An optional explanation instead of the requested answer. Enter sends. Esc only closes the form, which still has the
// text when it opens again.

type ReasonFormProps = {
  readonly editKey: CallKey;
  /** Labels of the field and of the send button. */
  readonly words: { readonly field: string; readonly send: string };
  readonly answer: DecisionAnswer;
  /** `''` if the user explained nothing. */
  onSend(text: string): void;
  onBack(): void;
};

export function ReasonForm({ editKey, words: own, answer, onSend, onBack }: ReasonFormProps) {
  const [text, setText] = useLeftWords(editKey, 'rejection');
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    onSend(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onBack();
    else if (matchesKeys(event, sendKeys) && event.target instanceof HTMLInputElement) send(event);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <form className={styles.form} onSubmit={send} onKeyDown={onKeyDown}>
      <TextField autoFocus label={own.field} value={text} onChange={setText} />
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="primary"
          aria-disabled={!answer.armed || answer.state === 'sending'}
          keys="Enter"
        >
          {own.send}
        </Button>
        <Button variant="quiet" keys="Escape" onClick={onBack}>
          {words('approval-answers.reject-back')}
        </Button>
      </div>
      <ErrorText>{answer.error}</ErrorText>
    </form>
  );
}
