import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { IconButton } from '../ui/IconButton';
import styles from './AddTodo.module.css';

// Adds a todo of the person's own; Enter adds it.

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
        aria-label="New todo"
        placeholder="Add a todo"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton type="submit" label="Add todo" icon={Plus} disabled={text.trim() === ''} />
    </form>
  );
}
