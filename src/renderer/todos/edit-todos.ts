import type { Todo } from '@shared/todos/todos-schema';

// The user's edits of the todo list, each as a new list. Pure.

type Todos = readonly Todo[];

export function doneCount(todos: Todos): number {
  return todos.filter((todo) => todo.status === 'completed').length;
}

/** Ticks the todo, or removes the tick. */
export function toggleTodo(todos: Todos, id: string): Todo[] {
  return todos.map((todo) =>
    todo.id === id ? { ...todo, status: todo.status === 'completed' ? 'pending' : 'completed' } : todo,
  );
}

/** At the end, with a unique id. Blank text adds nothing. */
export function addTodo(todos: Todos, content: string): Todo[] {
  const text = content.trim();
  if (text === '') return [...todos];
  return [...todos, { id: freeId(todos), content: text, status: 'pending' }];
}

/** Changes the text; a blank text changes nothing. */
export function rewordTodo(todos: Todos, id: string, content: string): Todo[] {
  const text = content.trim();
  return todos.map((todo) => (todo.id === id && text !== '' ? { ...todo, content: text } : todo));
}

export function removeTodo(todos: Todos, id: string): Todo[] {
  return todos.filter((todo) => todo.id !== id);
}

/** One place up (-1) or down (1); at the end of the list it stays where it is. */
export function moveTodo(todos: Todos, id: string, by: -1 | 1): Todo[] {
  const from = todos.findIndex((todo) => todo.id === id);
  const moved = todos[from];
  if (!moved || !todos[from + by]) return [...todos];
  return removeTodo(todos, id).toSpliced(from + by, 0, moved);
}

function freeId(todos: Todos): string {
  const taken = new Set(todos.map((todo) => todo.id));
  let number = todos.length + 1;
  while (taken.has(`${number}`)) number += 1;
  return `${number}`;
}
