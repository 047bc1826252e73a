import type { elsewhere as english } from '../../english/tools/elsewhere';
import type { German } from '../../translation/translation';

// Tools from elsewhere: what is wrong with those that commands bring.

export const elsewhere = {
  'elsewhere.no-declarations':
    'Der Erkennungsbefehl (tools.discoveryCommand) hat kein JSON-Array mit Funktionsdeklarationen ausgegeben.',
  'elsewhere.wrong-declaration':
    'Der Erkennungsbefehl hat ein Tool deklariert, das ausgelassen wird: {{at}}: {{problem}}',
  'elsewhere.wrong-name':
    'Der Erkennungsbefehl hat ein Tool „{{name}}“ deklariert, das ausgelassen wird: Ein Name hat Buchstaben, Ziffern, _ und -, höchstens 64.',
  'elsewhere.name-taken':
    'Der Erkennungsbefehl hat ein Tool „{{name}}“ deklariert, das ausgelassen wird: Ein anderes Tool trägt diesen Namen.',
  'elsewhere.wrong-parameters':
    'Das Tool „{{name}}“ wird ausgelassen: Seine Parameter können nicht gelesen werden: {{problem}}',
  'elsewhere.untrusted':
    'Der Erkennungsbefehl wurde nicht ausgeführt: Dem Ordner {{root}} wird nicht vertraut.',
  'elsewhere.no-command': 'Der Erkennungsbefehl wurde nicht ausgeführt: Es gibt kein Programm {{command}}.',
  'elsewhere.changed':
    'Der Erkennungsbefehl wurde nicht ausgeführt: {{command}} ist nicht das, was Sie für diesen Ordner angenommen haben.',
  'elsewhere.not-confined': 'Der Erkennungsbefehl {{command}} wurde nicht ausgeführt: {{why}}',
  'elsewhere.failed': 'Der Erkennungsbefehl {{command}} ist fehlgeschlagen:\n{{why}}',

  'elsewhere.file-no-json':
    '{{file}} bringt kein Tool mit: Die Datei ist kein JSON-Objekt mit name, description und run.',
  'elsewhere.file-wrong': '{{file}} bringt kein Tool mit: {{at}}: {{problem}}',
  'elsewhere.file-program': '{{file}} bringt kein Tool mit: Das Modell kann kein Programm vorgeben: {{word}}',
  'elsewhere.file-name-taken': '{{file}} bringt kein Tool mit: Ein anderes Tool heißt „{{name}}“.',
} as const satisfies German<typeof english>;
