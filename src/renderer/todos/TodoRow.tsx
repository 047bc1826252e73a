import { words } from '@shared/texts/text';
import type { Todo } from '@shared/todos/todos-schema';
import { ArrowDown, ArrowUp, Pencil, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Badge } from '../ui/Badge';
import { IconButton } from '../ui/IconButton';
import { TodoField } from './TodoField';
import styles from './TodoRow.module.css';

// One todo: a tick, its text, and its actions.

type TodoRowProps = {
  readonly todo: Todo;
  readonly place: { readonly first: boolean; readonly last: boolean };
  readonly disabled: boolean;
  onReword(content: string): void;
  onToggle(): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
};

export function TodoRow({ todo, place, disabled, onReword, onToggle, onMove, onRemove }: TodoRowProps) {
  const { content, status } = todo;
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const endEditing = (text: string | null, how: 'left' | 'by-key') => {
    setEditing(false);
    if (how === 'by-key') row.current?.focus();
    if (text !== null) onReword(text);
  };
  if (editing)
    return (
      <li ref={row} tabIndex={-1} className={styles.row}>
        <TodoField text={content} onEnd={endEditing} />
      </li>
    );
  return (
    <li ref={row} tabIndex={-1} className={styles.row} onDoubleClick={() => disabled || setEditing(true)}>
      <label className={styles.label}>
        <input type="checkbox" checked={status === 'completed'} disabled={disabled} onChange={onToggle} />
        <span className={status === 'completed' ? styles.done : styles.text}>{content}</span>
      </label>
      {status === 'in_progress' && <Badge tone="accent">{words('todo-panel.in-progress')}</Badge>}
      <span className={styles.buttons}>
        <IconButton
          label={words('todo-panel.edit', { todo: content })}
          icon={Pencil}
          disabled={disabled}
          onClick={() => setEditing(true)}
        />
        <IconButton
          label={words('todo-panel.move-up', { todo: content })}
          icon={ArrowUp}
          disabled={disabled || place.first}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={words('todo-panel.move-down', { todo: content })}
          icon={ArrowDown}
          disabled={disabled || place.last}
          onClick={() => onMove(1)}
        />
        <IconButton
          label={words('todo-panel.remove', { todo: content })}
          icon={X}
          disabled={disabled}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
