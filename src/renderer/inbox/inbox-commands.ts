import { Inbox, X } from 'lucide-react';
import { always } from '../state/commands/command';
import type { WindowCommand } from '../state/commands/window-command';
import { questionSurface } from '../state/focus';
import { showPage } from '../state/ui-state';

// Commands of the window for the page of all questions.

/** Marks the page, to distinguish keys in it from keys in an overlay. */
export const inboxPageAttribute = 'data-inbox-page';

const showInbox: WindowCommand = {
  id: 'inbox.show',
  icon: Inbox,
  phase: 'capture',
  when: always,
  run: ({ ui }) => showPage(ui.page === 'inbox' ? 'work' : 'inbox'),
};

const closeInbox: WindowCommand = {
  id: 'inbox.close',
  icon: X,
  when: ({ ui }) => ui.page === 'inbox',
  run: () => showPage('work'),
  leaves: (target) =>
    target !== document.body &&
    (target.closest(`[${inboxPageAttribute}]`) === null || target.closest(questionSurface) !== null),
};

export const inboxCommands: readonly WindowCommand[] = [showInbox, closeInbox];
