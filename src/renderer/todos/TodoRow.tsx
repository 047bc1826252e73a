import type { Todo } from '@shared/schemas/todos';
import { words } from '@shared/texts/text';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { Badge } from '../ui/Badge';
import { IconButton } from '../ui/IconButton';
import styles from './TodoRow.module.css';

// One todo: a tick, its text, and what can be done with it.

type TodoRowProps = {
  readonly todo: Todo;
  readonly place: { readonly first: boolean; readonly last: boolean };
  readonly disabled: boolean;
  onToggle(): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
};

export function TodoRow({ todo, place, disabled, onToggle, onMove, onRemove }: TodoRowProps) {
  const { content, status } = todo;
  return (
    <li className={styles.row}>
      <label className={styles.label}>
        <input type="checkbox" checked={status === 'completed'} disabled={disabled} onChange={onToggle} />
        <span className={status === 'completed' ? styles.done : styles.text}>{content}</span>
      </label>
      {status === 'in_progress' && <Badge tone="accent">{words('todo-panel.in-progress')}</Badge>}
      <span className={styles.buttons}>
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
