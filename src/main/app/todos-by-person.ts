import type { Todo } from '@shared/todos/todos-schema';

/** The user's version of the list, for the windows and for the model. */
export function todosByPerson(todos: readonly Todo[]) {
  const list = todos.map((todo) => `- [${todo.status}] ${todo.content} (id ${todo.id})`).join('\n');
  return {
    events: [{ type: 'todos-changed' as const, todos: [...todos] }],
    records: [
      { role: 'note' as const, text: `The user changed the todo list. It is now:\n${list || '(empty)'}` },
    ],
  };
}
