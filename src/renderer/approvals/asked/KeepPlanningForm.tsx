import { words } from '@shared/texts/text';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { sendKeys } from '../../state/commands/command-keys';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { TextField } from '../../ui/fields/TextField';
import { matchesKeys } from '../../ui/keys';
import type { DecisionAnswer } from '../decision';
import styles from '../RejectForm.module.css';

// Keeps planning, with a word on the plan as a whole if there is one. Enter sends; Esc goes back and decides nothing.

type KeepPlanningFormProps = {
  readonly answer: DecisionAnswer;
  /** `''`: nothing is said. */
  onKeepPlanning(text: string): void;
  onBack(): void;
};

export function KeepPlanningForm({ answer, onKeepPlanning, onBack }: KeepPlanningFormProps) {
  const [text, setText] = useState('');
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    onKeepPlanning(text.trim());
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
      <TextField autoFocus label={words('plan-card.what-else')} value={text} onChange={setText} />
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="primary"
          aria-disabled={!answer.armed || answer.state === 'sending'}
          keys="Enter"
        >
          {words('plan-card.keep-planning')}
        </Button>
        <Button variant="quiet" keys="Escape" onClick={onBack}>
          {words('approval-answers.reject-back')}
        </Button>
      </div>
      <ErrorText>{answer.error}</ErrorText>
    </form>
  );
}
