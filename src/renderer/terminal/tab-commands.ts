import { Columns2, Pencil, X } from 'lucide-react';
import { always, type Command } from '../state/commands/command';

// Actions on the tab of a terminal.

export type TabActions = { rename(): void; split(): void; close(): void };

export const splitTab: Command<Pick<TabActions, 'split'>> = {
  id: 'terminal.split',
  icon: Columns2,
  when: always,
  run: ({ split }) => split(),
};

export const tabCommands: readonly Command<TabActions>[] = [
  { id: 'terminal.rename', icon: Pencil, when: always, run: ({ rename }) => rename() },
  splitTab,
  { id: 'terminal.close', icon: X, when: always, run: ({ close }) => close() },
];
