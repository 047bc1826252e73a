import { words } from '@shared/texts/text';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import styles from './TodoField.module.css';

// The text of a todo while the user edits it. Enter and a loss of focus save it, Esc cancels.

type TodoFieldProps = {
  readonly text: string;
  /** Null: the text stays as it was. `left`: the field lost the focus. */
  onEnd(text: string | null, how: 'left' | 'by-key'): void;
};

export function TodoField({ text, onEnd }: TodoFieldProps) {
  const [edited, setEdited] = useState(text);
  const isOver = useRef(false);
  const changed = edited.trim() === '' || edited.trim() === text ? null : edited.trim();
  const end = (to: string | null, how: 'left' | 'by-key') => {
    // Removing the field fires another loss of focus.
    if (isOver.current) return;
    isOver.current = true;
    onEnd(to, how);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') end(changed, 'by-key');
    else if (event.key === 'Escape') end(null, 'by-key');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the user has just asked for it.
      autoFocus
      className={styles.input}
      aria-label={words('todo-panel.edited')}
      autoComplete="off"
      value={edited}
      onChange={(event) => setEdited(event.target.value)}
      onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
      onBlur={() => end(changed, 'left')}
      onKeyDown={onKeyDown}
    />
  );
}
