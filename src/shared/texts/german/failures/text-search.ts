import type { textSearch as english } from '../../english/failures/text-search';
import type { German } from '../../translation/translation';

// Why something was not searched, or not replaced.

export const textSearch = {
  'search.bad-expression': 'Das ist kein regulärer Ausdruck: {{why}}',
  'search.invalid-expression': 'Das ist kein gültiger regulärer Ausdruck.',
  /** Of an expression: each continues the sentence about it, and is without a full stop. */
  'search.group-not-closed': 'eine Gruppe ist nicht geschlossen',
  'search.group-not-opened': 'eine Gruppe wird geschlossen, die nicht geöffnet wurde',
  'search.class-not-closed': 'eine Zeichenklasse ist nicht geschlossen',
  'search.nothing-to-repeat': 'davor steht nichts, was wiederholt werden könnte',
  'search.repetition-not-closed': 'die Klammer einer Wiederholung ist nicht geschlossen',
  'search.backslash-at-end': 'auf den umgekehrten Schrägstrich am Ende folgt nichts',
  'search.no-such-escape': 'eine solche Escapesequenz gibt es nicht',
  'search.range-backwards': 'ein Bereich endet, bevor er beginnt',
  'search.bad-group-name': 'der Name einer Gruppe ist nicht gültig',
  'search.no-such-group': 'die Gruppe, auf die er sich bezieht, gibt es nicht',
  'search.look-behind-unlimited': 'was ein Lookbehind findet, muss eine Höchstlänge haben',
  'search.no-such-property': 'eine solche Unicode-Eigenschaft gibt es nicht',
  'search.expression-too-large': 'er ist zu groß',

  'search.no-ripgrep': 'Die Suche braucht ripgrep, das auf diesem Rechner nicht ausgeführt werden kann.',
  'search.ended': 'Diese Suche wurde beendet.',
  'search.no-match-now': 'Darin gibt es keine Treffer mehr.',
  'search.file-gone': 'Sie ist nicht mehr vorhanden.',
  'search.file-changed': 'Sie hat sich seitdem geändert; es wurde nichts hineingeschrieben.',
  'search.line-too-long': 'Sie hat eine Zeile mit mehr als einer Million Zeichen.',
  'search.character': 'Sie ist in {{encoding}} codiert; darin gibt es „{{character}}“ nicht.',
  'search.not-kept': 'Was vorher darin stand, wird nicht mehr aufbewahrt.',
} as const satisfies German<typeof english>;
