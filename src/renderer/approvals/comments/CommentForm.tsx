import { words } from '@shared/texts/text';
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import { sendKeys } from '../../state/commands/command-keys';
import { Button } from '../../ui/Button';
import { matchesKeys } from '../../ui/keys';
import styles from './CommentForm.module.css';

// The form of a comment on a line. Enter stores it, Shift+Enter breaks the line, Cancel drops it. Esc closes it; the
// text is still there when it opens again.

type CommentFormProps = {
  readonly label: string;
  readonly text: string;
  /** False if the user edits an existing comment. */
  readonly isNew: boolean;
  readonly autoFocus: boolean;
  /** Labels for another kind of text than a comment. */
  readonly about?: { readonly hint: string; readonly keep: string };
  /** An empty text is valid, too. */
  readonly mayBeEmpty?: boolean;
  onWrite(text: string): void;
  onAdd(text: string): void;
  /** Preserves the text for later. */
  onLeave(): void;
  onDrop(): void;
};

export function CommentForm(props: CommentFormProps) {
  const { label, text, isNew, autoFocus, about, mayBeEmpty = false, onWrite, onAdd, onLeave, onDrop } = props;
  const isMissing = text.trim() === '' && !mayBeEmpty;
  const field = useRef<HTMLTextAreaElement>(null);
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isMissing) field.current?.focus();
    else onAdd(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat || event.nativeEvent.isComposing) return;
    const inField = event.target === field.current;
    if (event.key === 'Escape') onLeave();
    else if (inField && (matchesKeys(event, 'Enter') || matchesKeys(event, sendKeys))) add(event);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <form className={styles.form} onSubmit={add} onKeyDown={onKeyDown}>
      <textarea
        ref={field}
        // biome-ignore lint/a11y/noAutofocus: the user has just asked for it.
        autoFocus={autoFocus}
        className={styles.text}
        aria-label={label}
        placeholder={about?.hint ?? words('plan-card.comment-hint')}
        rows={1}
        value={text}
        // The user continues after the existing text.
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onChange={(event) => onWrite(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={isMissing} keys="Enter">
          {about?.keep ?? words(isNew ? 'plan-card.add-comment' : 'plan-card.change-comment')}
        </Button>
        <Button variant="quiet" onClick={onDrop}>
          {words('plan-card.drop-comment')}
        </Button>
      </div>
    </form>
  );
}
