import { Inbox, X } from 'lucide-react';
import { always } from '../state/commands/command';
import type { WindowCommand } from '../state/commands/window-command';
import { questionSurface } from '../state/focus';
import { showPage } from '../state/ui-state';

// What the window can do about the page of all questions.

/** Marks the page, so that it is known whether a key was pressed in it or in something that opened over it. */
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
