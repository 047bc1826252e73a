import { Keyboard, NotebookPen, Wrench, X } from 'lucide-react';
import type { WindowCommand } from '../state/commands/window-command';
import { showPage, showSettings } from '../state/ui-state';

// What the window can do while the settings are shown.

/** Marks the page, so that it is known whether a key was pressed in it or in something that opened over it. */
export const settingsPageAttribute = 'data-settings-page';

export const closeSettings: WindowCommand = {
  id: 'settings.close',
  icon: X,
  when: ({ ui }) => ui.page === 'settings',
  run: () => showPage('work'),
  leaves: (target) => target !== document.body && target.closest(`[${settingsPageAttribute}]`) === null,
};

const showMemory: WindowCommand = {
  id: 'memory.show',
  icon: NotebookPen,
  when: () => true,
  run: () => showSettings('memory'),
};

const showTools: WindowCommand = {
  id: 'tools.show',
  icon: Wrench,
  when: () => true,
  run: () => showSettings('tools'),
};

const showKeys: WindowCommand = {
  id: 'keys.show',
  icon: Keyboard,
  when: () => true,
  run: () => showSettings('keys'),
};

export const settingsCommands: readonly WindowCommand[] = [closeSettings, showMemory, showTools, showKeys];
