import { words } from '@shared/texts/text';
import type { Todo } from '@shared/todos/todos-schema';
import { ChevronDown, ListTodo } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api, useServerState } from '../state/server-state';
import { ErrorText } from '../ui/ErrorText';
import { useAction } from '../ui/use-action';
import { AddTodo } from './AddTodo';
import { forgetTodos, useAskedTodos } from './asked-todos';
import { addTodo, doneCount, moveTodo, removeTodo, rewordTodo, toggleTodo } from './edit-todos';
import styles from './TodoPanel.module.css';
import { TodoRow } from './TodoRow';

// The chat's todo list above its messages. Folded it shows a count; open, the user ticks, adds, moves and deletes
// todos. An empty list appears only on request.

const none: readonly Todo[] = [];

export function TodoPanel({ chatId }: { readonly chatId: string }) {
  const todos = useServerState((state) => state.chats[chatId]?.todos ?? none);
  const readOnly = useServerState((state) => (state.chats[chatId]?.access ?? 'writer') !== 'writer');
  const { open, setOpen, panel } = useOpen(chatId);
  const { run, busy, error } = useAction();
  if (todos.length === 0 && (readOnly || !open)) return null;
  const save = (next: Todo[]) => run(() => api.chat.setTodos({ chatId, todos: next }));
  const current = todos.find((todo) => todo.status === 'in_progress');

  return (
    <section ref={panel} className={styles.panel} aria-label={words('todo-panel.name')}>
      <button type="button" className={styles.head} aria-expanded={open} onClick={() => setOpen(!open)}>
        <ListTodo aria-hidden size={16} strokeWidth={1.5} />
        <span className={styles.count}>
          {todos.length === 0
            ? words('todo-panel.none')
            : words('todo-panel.count', { done: doneCount(todos), all: todos.length })}
        </span>
        {!open && current && <span className={styles.current}>{current.content}</span>}
        <ChevronDown aria-hidden size={16} strokeWidth={1.5} className={styles.chevron} />
      </button>
      {open && (
        <div className={styles.body}>
          {todos.length === 0 && <p className={styles.empty}>{words('todo-panel.empty')}</p>}
          <ol className={styles.list}>
            {todos.map((todo, index) => (
              <TodoRow
                key={todo.id}
                todo={todo}
                place={{ first: index === 0, last: index === todos.length - 1 }}
                disabled={busy || readOnly}
                onReword={(content) => save(rewordTodo(todos, todo.id, content))}
                onToggle={() => save(toggleTodo(todos, todo.id))}
                onMove={(by) => save(moveTodo(todos, todo.id, by))}
                onRemove={() => save(removeTodo(todos, todo.id))}
              />
            ))}
          </ol>
          {!readOnly && <AddTodo onAdd={(content) => save(addTodo(todos, content))} />}
          <ErrorText>{error}</ErrorText>
        </div>
      )}
    </section>
  );
}

/** Folded until the user opens it. The command also focuses it. */
function useOpen(chatId: string) {
  const panel = useRef<HTMLElement>(null);
  const isAsked = useAskedTodos((state) => state.chatId === chatId);
  const asked = useAskedTodos((state) => state.asked);
  const [isOpened, setOpened] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is asked for
  useEffect(() => {
    if (isAsked) panel.current?.querySelector<HTMLElement>('form input')?.focus();
  }, [isAsked, asked]);
  return {
    panel,
    open: isOpened || isAsked,
    setOpen(open: boolean) {
      if (!open) forgetTodos();
      setOpened(open);
    },
  };
}
