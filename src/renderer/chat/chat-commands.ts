import { Plus } from 'lucide-react';
import { startNewChat } from '../state/chat-in-front';
import { always } from '../state/commands/command';
import type { WindowCommand } from '../state/commands/window-command';

// What the window can do about chats.

export const newChat: WindowCommand = { id: 'chat.new', icon: Plus, when: always, run: startNewChat };

export const chatCommands: readonly WindowCommand[] = [newChat];
