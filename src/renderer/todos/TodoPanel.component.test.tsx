import { emptyChat } from '@shared/chat/chat';
import type { Todo } from '@shared/todos/todos-schema';
import { beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ScriptedMain, startScriptedMain } from '../testing/scripted-main';
import { show } from '../testing/show';
import { askForTodos } from './asked-todos';
import { TodoPanel } from './TodoPanel';

// The user's work on the todo list: started from nothing, and edited in place.

let main: ScriptedMain;
beforeAll(async () => {
  main = await startScriptedMain();
});

async function open(id: string, todos: Todo[]): Promise<void> {
  main.play({ chat: { setTodos: () => {} } });
  await main.showChat({ ...emptyChat(id), todos });
  show(<TodoPanel chatId={id} />);
}

const saved = () => main.called('chat.setTodos').map((input) => (input as { todos: unknown }).todos);

it('takes no room while it is empty, until the user asks for it, and then the keyboard', async () => {
  await open('begun', []);
  const panel = page.getByRole('region', { name: 'Todos' });
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  expect(panel.elements()).toEqual([]);
  askForTodos('begun');
  await expect.element(page.getByRole('textbox', { name: 'New todo' })).toHaveFocus();
  await expect.element(panel.getByText(/^The list is empty/)).toBeVisible();
  await userEvent.keyboard('Ship it{Enter}');
  await expect.poll(saved).toEqual([[{ id: '1', content: 'Ship it', status: 'pending' }]]);
});

it('is worded anew by Enter, and Esc leaves it as it was', async () => {
  const todo: Todo = { id: '1', content: 'Test it', status: 'pending' };
  await open('worded', [todo]);
  await page.getByRole('button', { name: '0 of 1 todos' }).click();
  const field = page.getByRole('textbox', { name: 'Text of the todo' });
  await page.getByRole('button', { name: 'Edit: Test it' }).click();
  await userEvent.keyboard('Never{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  expect(saved()).toEqual([]);
  await page.getByRole('button', { name: 'Edit: Test it' }).click();
  await userEvent.keyboard('Test it twice{Enter}');
  await expect.poll(saved).toEqual([[{ ...todo, content: 'Test it twice' }]]);
});
