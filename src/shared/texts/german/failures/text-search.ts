import type { textSearch as english } from '../../english/failures/text-search';
import type { German } from '../../translation/translation';

// Why something was not searched, or not replaced.

export const textSearch = {
  'search.bad-expression': 'Das ist kein regulärer Ausdruck: {{why}}',
  'search.no-ripgrep': 'Die Suche braucht ripgrep, das auf diesem Rechner nicht ausgeführt werden kann.',
  'search.ended': 'Diese Suche wurde beendet.',
  'search.no-match-now': 'Darin gibt es keine Treffer mehr.',
  'search.file-gone': 'Sie ist nicht mehr vorhanden.',
  'search.file-changed': 'Sie hat sich seitdem geändert; es wurde nichts hineingeschrieben.',
  'search.line-too-long': 'Sie hat eine Zeile mit mehr als einer Million Zeichen.',
  'search.character': 'Sie ist in {{encoding}} codiert; darin gibt es „{{character}}“ nicht.',
  'search.not-kept': 'Was vorher darin stand, wird nicht mehr aufbewahrt.',
} as const satisfies German<typeof english>;
