import type { server as english } from '../../english/shells/server';
import type { German } from '../../translation/translation';

// Served host: what a browser is told that may not, or cannot, see what it asked for.

export const server = {
  'server.other-address': 'Diese Adresse ist nicht die, unter der Pilotfish bereitsteht.',
  'server.only-get': 'Hier wird nur GET beantwortet.',
  'server.no-address': 'Das ist keine Adresse.',
  'server.nothing-here': 'Hier ist nichts.',

  'server.link-title': 'Pilotfish braucht einen neuen Link',
  'server.browser-unknown': 'Pilotfish kennt diesen Browser noch nicht.',
  'server.link-used': 'Dieser Link wurde schon verwendet oder stammt nicht vom jetzt laufenden Pilotfish.',
  'server.where-links-are':
    'Jeder Link öffnet einen Browser. Das Terminal, in dem Pilotfish läuft, zeigt den neuesten: Öffnen Sie diesen. Ist das Terminal weg, starten Sie `pilotfish serve` noch einmal.',
  'server.known-browser': 'Dieser Browser wurde schon einmal eingelassen',
} as const satisfies German<typeof english>;
