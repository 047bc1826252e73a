import { History, X } from 'lucide-react';
import type { WindowCommand } from '../state/commands/window-command';
import { showPage } from '../state/ui-state';

// Commands of the window for the project's history.

/** Marks the page, to distinguish keys in it from keys in an overlay. */
export const historyPageAttribute = 'data-history-page';

export const historyCommands: readonly WindowCommand[] = [
  {
    id: 'history.show',
    icon: History,
    phase: 'capture',
    when: () => true,
    run: ({ ui }) => showPage(ui.page === 'history' ? 'work' : 'history'),
  },
  {
    id: 'history.close',
    icon: X,
    when: ({ ui }) => ui.page === 'history',
    run: () => showPage('work'),
    leaves: (target) => target !== document.body && target.closest(`[${historyPageAttribute}]`) === null,
  },
];
