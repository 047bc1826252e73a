import { words } from '@shared/texts/text';
import { type KeyboardEvent, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { ErrorText } from '../../../ui/ErrorText';
import { useAction } from '../../../ui/use-action';
import styles from './QueuedMessages.module.css';

type QueuedTextProps = {
  readonly text: string;
  onKeep(text: string): Promise<unknown>;
  onLeave(): void;
};

/** The editable text of a queued message: Enter stores it, Esc discards the changes. */
export function QueuedText({ text, onKeep, onLeave }: QueuedTextProps): ReactElement {
  const [written, setWritten] = useState(text);
  const { run, error } = useAction();
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const keep = () => {
    if (written.trim() === text || written.trim() === '') onLeave();
    else run(() => onKeep(written.trim()).then(onLeave));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && !event.shiftKey) keep();
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span className={styles.editor}>
      <textarea
        ref={field}
        className={styles.field}
        aria-label={words('queue.edit-field')}
        rows={1}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.hint}>{words('queue.edit-hint')}</span>
      <ErrorText>{error}</ErrorText>
    </span>
  );
}
