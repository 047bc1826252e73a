import { words } from '@shared/texts/text';
import { type KeyboardEvent, type ReactElement, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { useAction } from '../../ui/use-action';
import { sendInstead } from './branch-actions';
import { editMessage, leaveEditing } from './edited-message';
import { editButton } from './MessageActions';
import styles from './MessageEditor.module.css';

type MessageEditorProps = { readonly chatId: string; readonly itemId: string; readonly text: string };

/** Edits a message of the user in place: Enter sends it in a new chat, Esc cancels. */
export function MessageEditor({ chatId, itemId, text }: MessageEditorProps): ReactElement {
  const { run, busy, error } = useAction();
  const frame = useRef<HTMLFormElement>(null);
  const canSend = text.trim() !== '' && !busy;
  const send = () => {
    if (canSend) run(() => sendInstead(chatId, itemId, text).then(leaveEditing));
  };
  const leave = () => {
    const row = frame.current?.parentElement;
    leaveEditing();
    // The button is on the page again after the next paint.
    requestAnimationFrame(() => row?.querySelector<HTMLElement>(`[${editButton}]`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const isPlain = !(event.shiftKey || event.altKey || event.ctrlKey || event.metaKey);
    if (event.key === 'Enter' && isPlain) send();
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <form
      ref={frame}
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        text={text}
        onChange={(next) => editMessage({ chatId, itemId, text: next })}
        onKeyDown={onKeyDown}
      />
      <p className={styles.hint}>{words('message.edit-hint')}</p>
      <div className={styles.buttons}>
        <Button variant="quiet" keys="Escape" onClick={leave}>
          {words('message.edit-cancel')}
        </Button>
        <Button type="submit" variant="primary" keys="Enter" disabled={!canSend}>
          {words('message.edit-send')}
        </Button>
      </div>
      <ErrorText>{error}</ErrorText>
    </form>
  );
}

type TextAreaProps = {
  readonly text: string;
  onChange(text: string): void;
  onKeyDown(event: KeyboardEvent): void;
};

function TextArea({ text, onChange, onKeyDown }: TextAreaProps): ReactElement {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);
  return (
    <textarea
      ref={field}
      className={styles.text}
      aria-label={words('message.edit-field')}
      rows={1}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
