// Desktop shell: the system's menus, dialogs and notifications.

export const desktop = {
  'desktop.menu-file': 'File',
  'desktop.menu-view': 'View',

  'desktop.quick-question': 'Quick Question',
  'desktop.open-window': 'Open Pilotfish',
  'desktop.waiting_one': '1 question waiting',
  'desktop.waiting_other': '{{count, number}} questions waiting',
  'desktop.tray-waiting_one': 'Pilotfish – 1 question waiting',
  'desktop.tray-waiting_other': 'Pilotfish – {{count, number}} questions waiting',

  'desktop.choose-folder': 'Open a project folder',
  'desktop.save-file': 'Export to a file',
  'desktop.recent-folders': 'Recent Folders',
  'desktop.open-from-link': 'A link wants to open this folder. Open it?',
  'desktop.open-link': 'Open this address in your browser?',
  'desktop.open-link-now': 'Open',
  'desktop.copy-address': 'Copy Address',

  'desktop.not-started': 'Pilotfish cannot start',
  'desktop.no-window': 'Pilotfish cannot open its window',
  'desktop.ends': 'Pilotfish must close',

  /** Last line of a list of commands. */
  'desktop.more-commands': 'and {{count, number}} more',

  'desktop.page-crashed-again': 'The window has crashed again.',
  /** Below the reason why its process ended. */
  'desktop.nothing-lost': '{{why}}\n\nYour chats are safe, and running work continues.',
  'desktop.reload-page': 'Reload the window',
  'desktop.quit': 'Quit',
  'desktop.page-ended': '{{how}} ({{reason}}, exit code {{exitCode}}).',
  'desktop.page-clean-exit': 'Its process ended',
  'desktop.page-abnormal-exit': 'Its process ended with an error',
  'desktop.page-killed': 'Its process was killed',
  'desktop.page-crashed': 'Its process crashed',
  'desktop.page-out-of-memory': 'Its process ran out of memory',
  'desktop.page-not-started': 'Its process could not be started',
  'desktop.page-not-genuine': 'Its code failed an integrity check of the system',
  'desktop.page-evicted': 'Its process ended because memory was low',
} as const;
