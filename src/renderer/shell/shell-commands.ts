import { PanelLeft, Settings } from 'lucide-react';
import { always } from '../state/commands/command';
import { atWork, type WindowCommand } from '../state/commands/window-command';
import { showPage } from '../state/ui-state';
import { toggleTree } from './tree-column';

// What the window can do about its own parts.

export const toggleTreeCommand: WindowCommand = {
  id: 'tree.toggle',
  icon: PanelLeft,
  phase: 'capture',
  when: atWork,
  run: toggleTree,
};

export const toggleSettingsCommand: WindowCommand = {
  id: 'settings.toggle',
  icon: Settings,
  phase: 'capture',
  when: always,
  run: ({ ui }) => showPage(ui.page === 'settings' ? 'work' : 'settings'),
};

export const shellCommands: readonly WindowCommand[] = [toggleTreeCommand, toggleSettingsCommand];
