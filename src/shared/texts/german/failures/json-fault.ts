import type { jsonFaults as english } from '../../english/failures/json-fault';
import type { German } from '../../translation/translation';

// Why a text is no JSON: the parser's words for it.

export const jsonFaults = {
  'json-fault.invalid-symbol': 'ungültiges Symbol',
  'json-fault.invalid-number-format': 'ungültige Zahl',
  'json-fault.property-name-expected': 'Eigenschaftsname erwartet',
  'json-fault.value-expected': 'Wert erwartet',
  'json-fault.colon-expected': 'Doppelpunkt erwartet',
  'json-fault.comma-expected': 'Komma erwartet',
  'json-fault.close-brace-expected': 'schließende geschweifte Klammer erwartet',
  'json-fault.close-bracket-expected': 'schließende eckige Klammer erwartet',
  'json-fault.end-of-file-expected': 'Ende der Datei erwartet',
  'json-fault.invalid-comment-token': 'ungültiger Kommentar',
  'json-fault.unexpected-end-of-comment': 'unerwartetes Ende eines Kommentars',
  'json-fault.unexpected-end-of-string': 'unerwartetes Ende einer Zeichenkette',
  'json-fault.unexpected-end-of-number': 'unerwartetes Ende einer Zahl',
  'json-fault.invalid-unicode': 'ungültiges Unicode',
  'json-fault.invalid-escape-character': 'ungültiges Escape-Zeichen',
  'json-fault.invalid-character': 'ungültiges Zeichen',
} as const satisfies German<typeof english>;
