import { words } from '@shared/texts/text';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { IconButton } from '../ui/IconButton';
import styles from './AddTodo.module.css';

// Adds a todo of the user; Enter adds it.

export function AddTodo({ onAdd }: { onAdd(content: string): void }) {
  const [text, setText] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAdd(text);
    setText('');
  };
  return (
    <form className={styles.form} onSubmit={add}>
      <input
        className={styles.input}
        aria-label={words('todo-panel.new')}
        placeholder={words('todo-panel.new-hint')}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton type="submit" label={words('todo-panel.add')} icon={Plus} disabled={text.trim() === ''} />
    </form>
  );
}
