// The window as a whole: its parts, its connection to the main process, and the permissions of its system.

export const windowTexts = {
  'window.unreachable': 'Pilotfish cannot be reached.',
  'window.no-folder': 'No folder is open. Open one first.',
  'window.not-copied': 'The browser blocked access to the clipboard.',
  'window.link-incomplete': 'The address is incomplete, so it cannot be opened.',
  'window.link-not-https': 'Only https addresses can be opened. This one uses {{protocol}}.',
} as const;
