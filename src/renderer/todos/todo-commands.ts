import { ListTodo } from 'lucide-react';
import { chatInFront } from '../state/chat-in-front';
import type { WindowCommand } from '../state/commands/window-command';
import { showSide } from '../state/layout/side-panels';
import { askForTodos } from './asked-todos';

// Commands of the window for todos.

const showTodos: WindowCommand = {
  id: 'todos.show',
  icon: ListTodo,
  when: ({ ui, server }) => ui.page === 'work' && chatInFront(server.project, ui.chatId) !== null,
  run: ({ ui, server }) => {
    const chatId = chatInFront(server.project, ui.chatId);
    if (chatId === null) return;
    showSide('chat');
    askForTodos(chatId);
  },
};

export const todoCommands: readonly WindowCommand[] = [showTodos];
