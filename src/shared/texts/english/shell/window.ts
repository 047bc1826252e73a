// The window as a whole: its parts, its connection to the main process, and the permissions of its system.

export const windowTexts = {
  'window.unreachable': 'Pilotfish cannot be reached.',
  'window.no-folder': 'No folder is open. Open one first.',
  'window.not-copied': 'The browser did not allow copying.',
  'window.link-incomplete': 'This is not a complete address, so it cannot be opened.',
  'window.link-not-https': 'Only https addresses are opened; this one is {{protocol}}.',
} as const;
