import type { Todo } from '@shared/todos/todos-schema';
import { describe, expect, it } from 'vitest';
import { addTodo, doneCount, moveTodo, removeTodo, rewordTodo, toggleTodo } from './edit-todos';

const todos: Todo[] = [
  { id: '1', content: 'read', status: 'completed' },
  { id: '3', content: 'write', status: 'in_progress' },
  { id: 'x', content: 'test', status: 'pending' },
];
const order = (list: readonly Todo[]) => list.map((todo) => todo.id);

describe('the todo list in the user’s hands', () => {
  it('counts what is done', () => {
    expect(doneCount(todos)).toBe(1);
  });

  it('is ticked and unticked', () => {
    expect(toggleTodo(todos, '3')[1]?.status).toBe('completed');
    expect(toggleTodo(todos, '1')[0]?.status).toBe('pending');
  });

  it('grows at its end, with an id of its own', () => {
    expect(addTodo(todos, ' ship ').at(-1)).toEqual({ id: '4', content: 'ship', status: 'pending' });
    expect(addTodo([{ id: '2', content: 'a', status: 'pending' }], 'b').at(-1)?.id).toBe('3');
    expect(addTodo(todos, '   ')).toEqual(todos);
  });

  it('is worded anew, one at a time, and never to nothing', () => {
    expect(rewordTodo(todos, '3', ' write it all ')).toEqual([
      todos[0],
      { id: '3', content: 'write it all', status: 'in_progress' },
      todos[2],
    ]);
    expect(rewordTodo(todos, '3', '  ')).toEqual(todos);
  });

  it('shrinks', () => {
    expect(order(removeTodo(todos, '3'))).toEqual(['1', 'x']);
  });

  it('is put in another order, and stops at its ends', () => {
    expect(order(moveTodo(todos, 'x', -1))).toEqual(['1', 'x', '3']);
    expect(order(moveTodo(todos, '1', 1))).toEqual(['3', '1', 'x']);
    expect(order(moveTodo(todos, '1', -1))).toEqual(['1', '3', 'x']);
    expect(order(moveTodo(todos, 'x', 1))).toEqual(['1', '3', 'x']);
  });
});
