// Window as a whole: its parts, its connection to main, and what its system lets it do.

export const windowTexts = {
  'window.unreachable': 'Pilotfish cannot be reached.',
  'window.no-folder': 'No folder is open. Open one first.',
  'window.not-copied': 'The browser did not allow copying.',
  'window.link-incomplete': 'This is not a complete address, so it cannot be opened.',
  'window.link-not-https': 'Only https addresses are opened; this one is {{protocol}}.',
} as const;
