import { expect, it } from 'vitest';
import { parseInput } from './kit/lenient-input';
import { createTestContext, runTool } from './testing/test-context';
import { createTodoWrite } from './todo-write';

const todo = (id: string, status = 'pending', content = `step ${id}`) => ({ id, content, status });
const errorOf = (todos: unknown) => {
  const todoWrite = createTodoWrite({ todos: { set: async () => undefined } });
  const parsed = parseInput(todoWrite, JSON.stringify({ todos }));
  return parsed.ok ? null : parsed.error;
};

it('replaces the list, asks nothing, and says how it stands', async () => {
  const context = await createTestContext();
  await runTool(createTodoWrite(context), context, { todos: [todo('old')] });
  const todos = [todo('1', 'completed'), todo('2', 'in_progress'), todo('3')];
  const result = await runTool(createTodoWrite(context), context, { todos });
  expect(context.todosWritten()).toEqual(todos);
  expect(result).toEqual({
    forModel: 'The todo list has 3 items: 1 completed, 1 in progress, 1 pending.',
    forPerson: { kind: 'todo-list', done: 1, total: 3 },
  });
});

it('empties the list', async () => {
  const context = await createTestContext();
  await runTool(createTodoWrite(context), context, { todos: [todo('1')] });
  expect((await runTool(createTodoWrite(context), context, { todos: [] })).forModel).toBe(
    'The todo list is empty now.',
  );
  expect(context.todosWritten()).toEqual([]);
});

it.each([
  [[todo('1'), todo('1')], 'Parameter "todos[1].id": id "1" is used twice.'],
  [[todo('1', 'pending', '  ')], 'Parameter "todos[0].content" must be a non-empty string, but "  " came.'],
  [[todo('')], 'Parameter "todos[0].id" must be a non-empty string, but "" came.'],
  [
    [todo('1', 'lost')],
    'Parameter "todos[0].status" must be one of "pending", "in_progress", "completed", but "lost" came.',
  ],
  [7, 'Parameter "todos[0]" must be an object, but 7 came.'],
])('refuses %j', (todos, error) => {
  expect(errorOf(todos)).toBe(error);
});
