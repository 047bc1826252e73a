import type { smallDiff as english } from '../../english/editor/small-diff';
import type { German } from '../../translation/translation';

// A change at a glance: its lines, and what is said of each where colours are not seen.

export const smallDiff = {
  'small-diff.name': 'Änderungen',
  'small-diff.show-more': '{{lines, number}} weitere Zeilen anzeigen',
  'small-diff.added': 'hinzugefügt:',
  'small-diff.removed': 'entfernt:',
  'small-diff.line': 'Zeile {{line}}',
  'small-diff.no-line-break': 'kein Zeilenumbruch am Dateiende',
} as const satisfies German<typeof english>;
