import type { quickOpen as english } from '../english/quick-open';
import type { German } from '../translation/translation';

// Quick open: files of the project by what somebody remembers of their names.

export const quickOpen = {
  'quick-open.name': 'Gehe zu Datei',
  'quick-open.placeholder': 'Name einer Datei; :42 dahinter führt zu dieser Zeile',
  'quick-open.searching': 'Das Projekt wird durchsucht…',
  'quick-open.none': 'Keine Datei heißt so ähnlich wie „{{query}}“.',
  'quick-open.nothing-yet':
    'Geben Sie einen Teil eines Dateinamens ein. Dateien, die Sie öffnen, werden hier aufgeführt.',
  'quick-open.no-file-in-front': 'Es ist keine Datei aktiv, zu deren Zeilen man gehen könnte.',
  'quick-open.which-line': 'Geben Sie die Nummer einer Zeile von {{path}} ein.',
  'quick-open.not-whole': 'Das Projekt hat mehr Dateien, als durchsucht werden.',
  'quick-open.found_one': '1 Datei.',
  'quick-open.found_other': '{{count, number}} Dateien. Mit ↑ und ↓ auswählen.',
  'quick-open.opened-behind': '{{path}} ist im Hintergrund geöffnet.',
  'quick-open.line': 'Zeile {{line}}',
  'quick-open.open-hint': 'öffnen',
  'quick-open.behind-hint': 'im Hintergrund öffnen',
} as const satisfies German<typeof english>;
