import { counted } from '@shared/base/counted';
import { isRecord } from '@shared/base/json';
import { textOf } from '@shared/texts/text';
import { type Todo, todosSchema } from '@shared/todos/todos-schema';
import { z } from 'zod';
import type { ToolServices } from './kit/services';
import { defineTool, type Tool } from './kit/tool';

// `todo_write`: replaces the chat's todo list, which the user sees and edits too. Never asks.

const input = z.object({ todos: todosSchema.describe('The whole list, in order') });

type Given = Readonly<Record<string, unknown>>;

/** The lists of other agents lack ids, use other names for an item, or contain only texts. */
function fromHabit(given: Given): Given {
  const { todos } = given;
  if (!Array.isArray(todos)) return given;
  const taken = new Set(todos.flatMap((todo) => (isRecord(todo) ? [String(todo.id)] : [])));
  const read = todos.map((todo) => (isRecord(todo) || typeof todo === 'string' ? itemOf(todo, taken) : todo));
  return read.every((todo, index) => todo === todos[index]) ? given : { ...given, todos: read };
}

function itemOf(todo: string | Given, taken: Set<string>): Given {
  const given: Given = typeof todo === 'string' ? { content: todo, status: 'pending' } : todo;
  const content = given.content ?? given.step ?? given.task ?? given.title;
  const status = typeof given.status === 'string' ? (states[given.status] ?? given.status) : given.status;
  const id = given.id ?? freeId(taken);
  const isSame = id === given.id && content === given.content && status === given.status;
  return isSame ? given : { ...given, id, content, status };
}

const states: Readonly<Record<string, string | undefined>> = {
  todo: 'pending',
  'not-started': 'pending',
  not_started: 'pending',
  'in-progress': 'in_progress',
  done: 'completed',
  complete: 'completed',
};

function freeId(taken: Set<string>): string {
  let number = 1;
  while (taken.has(String(number))) number += 1;
  taken.add(String(number));
  return String(number);
}

export function createTodoWrite({ todos: list }: Pick<ToolServices, 'todos'>): Tool {
  return defineTool({
    name: 'todo_write',
    displayName: textOf('tool-name.write-todos'),
    description:
      'Replaces the todo list of this chat, which the user sees. Use it for work with several steps: give each step its ' +
      'own id, keep one in_progress, and mark each completed as soon as it is done. ' +
      'Example, “add a dark mode and run the tests”: ' +
      '{"todos":[{"id":"1","content":"Add the toggle","status":"in_progress"},' +
      '{"id":"2","content":"Style the dark theme","status":"pending"},' +
      '{"id":"3","content":"Run the tests","status":"pending"}]}. ' +
      'Example, “rename getUser”: no list, because it is one step.',
    kind: 'todo',
    group: 'todos',
    activity: 'write-todos',
    guidance:
      'For work of several steps keep the todo list with todo_write: one item in progress at a time, completed as soon as it is done.',
    input,
    fromHabit,
    describe: ({ todos }) =>
      todos.length === 0
        ? textOf('call-title.clear-todos')
        : textOf('call-title.write-todos', { count: todos.length }),
    target: () => null,
    confirm: async () => null,

    async run({ todos }) {
      await list.set(todos);
      const done = todos.filter(({ status }) => status === 'completed').length;
      return { forModel: summary(todos), forPerson: { kind: 'todo-list', done, total: todos.length } };
    },
  });
}

function summary(todos: readonly Todo[]): string {
  if (todos.length === 0) return 'The todo list is empty now.';
  const count = (wanted: Todo['status']) => todos.filter(({ status }) => status === wanted).length;
  const states = `${count('completed')} completed, ${count('in_progress')} in progress, ${count('pending')} pending`;
  return `The todo list has ${counted(todos.length, 'item')}: ${states}.`;
}
