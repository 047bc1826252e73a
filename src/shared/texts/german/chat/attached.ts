import type { attached as english } from '../../english/chat/attached';
import type { German } from '../../translation/translation';

// Files that go with a message: their chips, and where they are dropped.

export const attached = {
  'attached.list': 'Angehängte Dateien',
  'attached.sent-list': 'Dateien dieser Nachricht',
  'attached.count_one': '1 Datei ist angehängt',
  'attached.count_other': '{{count, number}} Dateien sind angehängt',
  'attached.file': '{{name}}, {{weight}}, {{bytes, size}}',
  'attached.folder_one': '{{name}}, {{weight}}, 1 Datei',
  'attached.folder_other': '{{name}}, {{weight}}, {{count, number}} Dateien',
  'attached.weight': '{{bytes, size}} · etwa {{weight}}',
  'attached.folder-weight_one': '1 Datei · {{bytes, size}} · etwa {{weight}}',
  'attached.folder-weight_other': '{{count, number}} Dateien · {{bytes, size}} · etwa {{weight}}',
  'attached.tokens_one': '{{count, compact}} Token',
  'attached.tokens_other': '{{count, compact}} Token',
  'attached.tokens-exactly_one': '{{count, number}} Token',
  'attached.tokens-exactly_other': '{{count, number}} Token',
  'attached.cut': 'Nur der Anfang geht an das Modell',
  'attached.remove': '{{name}} entfernen',
  'attached.cancel': 'Hochladen von {{name}} abbrechen',
  'attached.uploading': '{{name}}: {{percent}} %',
  'attached.retry': 'Erneut versuchen',
  'attached.retry-label': 'Erneut versuchen, {{name}} anzuhängen',
  'attached.gone': 'Sie wird nicht mehr aufbewahrt.',
  'attached.no-images':
    'Dieses Modell nimmt keine Bilder an: Es erfährt nur ihre Namen. Wählen Sie eines aus, das es tut, oder schalten Sie Bilder für diesen Anbieter in den Einstellungen ein.',
  'attached.too-much':
    'Diese Nachricht braucht insgesamt etwa {{weight}}; im Kontext ist Platz für {{room, number}}.',
  'attached.left-out_one':
    '1 Datei wurde ausgelassen: Von einem Ordner werden höchstens {{files}} Dateien und {{megabytes}} MB genommen, und nur, was gelesen werden kann.',
  'attached.left-out_other':
    '{{count, number}} Dateien wurden ausgelassen: Von einem Ordner werden höchstens {{files}} Dateien und {{megabytes}} MB genommen, und nur, was gelesen werden kann.',
  'attached.dismiss': 'Ausblenden',
  'attached.too-large': '{{name}} ist zu groß: Eine Datei darf bis zu {{megabytes}} MB haben.',
  'attached.drop': 'Zum Anhängen ablegen',
  'attached.drop-hint': 'Dateien und Ordner gehen mit Ihrer nächsten Nachricht mit',
} as const satisfies German<typeof english>;
