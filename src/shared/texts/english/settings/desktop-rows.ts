// Settings page: rows that apply only to the desktop.

export const desktopRows = {
  'desktop-rows.spell-check': 'Check spelling while you type',
  'desktop-rows.spell-check-hint':
    'On a Mac the system does this, always. Elsewhere Pilotfish then downloads the dictionaries of your system’s languages, once each, from Google (redirector.gvt1.com); what you type stays here. Holds for windows opened from then on.',
} as const;
