import { History, X } from 'lucide-react';
import type { WindowCommand } from '../state/commands/window-command';
import { showPage } from '../state/ui-state';

// What the window can do about what ran in its project.

/** Marks the page, so that it is known whether a key was pressed in it or in something that opened over it. */
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
