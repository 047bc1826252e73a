import type { CallKey } from '@shared/base/call-key';
import { words } from '@shared/texts/text';
import type { KeyboardEvent, ReactElement, ReactNode, SyntheticEvent } from 'react';
import { sendKeys } from '../state/commands/command-keys';
import { useLeftWords } from '../state/questions/left-words';
import { Button } from '../ui/Button';
import { TextField } from '../ui/fields/TextField';
import { matchesKeys } from '../ui/keys';
import styles from './ReasonForm.module.css';

type ReasonFormProps = {
  readonly editKey: CallKey;
  /** Labels of the field and of the button that sends the text. */
  readonly words: { readonly field: string; readonly send: string };
  readonly variant?: 'primary' | 'danger';
  readonly isOff?: boolean;
  /** When it opens. */
  readonly takesKeyboard?: boolean;
  /** `''` if the user wrote nothing. */
  onSend(reason: string): void;
  onBack(): void;
  /** More buttons, for the reason as it is. */
  others?(reason: string): ReactNode;
  readonly children?: ReactNode;
};

/**
 * An optional explanation, for example the reason of a rejection. Enter sends it, and so does Mod+Enter, which accepts
 * elsewhere. Esc only closes the form, which still has the text when it opens again.
 */
export function ReasonForm(props: ReasonFormProps): ReactElement {
  const { editKey, words: own, variant = 'danger', isOff = false, takesKeyboard = true } = props;
  const { onSend, onBack, others, children } = props;
  const [text, setText] = useLeftWords(editKey, 'rejection');
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isOff) onSend(text.trim());
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
      <TextField autoFocus={takesKeyboard} label={own.field} value={text} onChange={setText} />
      <div className={styles.buttons}>
        <Button type="submit" variant={variant} aria-disabled={isOff} keys="Enter">
          {own.send}
        </Button>
        {others?.(text)}
        <Button variant="quiet" keys="Escape" onClick={onBack}>
          {words('approval-answers.reject-back')}
        </Button>
      </div>
      {children}
    </form>
  );
}
