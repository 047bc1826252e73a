import type { desktopRows as english } from '../../english/settings/desktop-rows';
import type { German } from '../../translation/translation';

// Settings page: rows of what the desktop alone does.

export const desktopRows = {
  'desktop-rows.spell-check': 'Rechtschreibung beim Tippen prüfen',
  'desktop-rows.spell-check-hint':
    'Auf dem Mac macht das immer das System. Anderswo lädt Pilotfish dann die Wörterbücher der Sprachen Ihres Systems, je einmal, von Google (redirector.gvt1.com); was Sie tippen, bleibt hier. Gilt für Fenster, die ab dann geöffnet werden.',
} as const satisfies German<typeof english>;
