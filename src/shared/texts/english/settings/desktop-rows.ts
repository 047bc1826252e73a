// Settings page: rows that apply only to the desktop.

export const desktopRows = {
  'desktop-rows.spell-check': 'Spell check',
  'desktop-rows.spell-check-hint':
    'On a Mac, the system always checks spelling. Elsewhere, Pilotfish downloads the dictionaries of your system’s languages once from Google (redirector.gvt1.com). Your text stays on this machine. The setting applies to new windows.',
  'desktop-rows.keep-awake': 'Keep the machine awake',
  'desktop-rows.keep-awake-hint':
    'While a turn runs, the machine does not go to sleep. The screen may turn off.',
} as const;
