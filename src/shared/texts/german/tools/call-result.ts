import type { callResult as english } from '../../english/tools/call-result';
import type { German } from '../../translation/translation';

// What came of a call, where that is told in words.

export const callResult = {
  'call-result.entries_one': '1 Eintrag',
  'call-result.entries_other': '{{count, number}} Einträge',
  'call-result.file_one': '{{file}}: 1 Zeile',
  'call-result.file_other': '{{file}}: {{count, number}} Zeilen',
  'call-result.file-part': '{{file}}: Zeilen {{first}}–{{last}} von {{total}}',
  /** `kind`: PNG, PDF. */
  'call-result.media': '{{file}}: {{kind}}',
  'call-result.image':
    'Bild {{file}}: {{kind}}, {{bytes}} Byte. Das verwendete Modell nimmt keine Bilder an.',
  'call-result.image-of-size':
    'Bild {{file}}: {{kind}}, {{width}} × {{height}} Pixel, {{bytes}} Byte. Das verwendete Modell nimmt keine Bilder an.',
  'call-result.question-answered': 'Frage zu {{file}} beantwortet',
  'call-result.files-read_one': '1 Datei gelesen',
  'call-result.files-read_other': '{{count, number}} Dateien gelesen',
  'call-result.files-read_skipped_one': '1 Datei gelesen, {{skipped, number}} übersprungen',
  'call-result.files-read_skipped_other':
    '{{count, number}} Dateien gelesen, {{skipped, number}} übersprungen',
  'call-result.files-found': 'Dateien nach dem Muster „{{pattern}}“: {{count}}',
  'call-result.nothing-written':
    'Es wurde nichts geschrieben: Was angenommen wurde, steht schon in {{file}}.',
  'call-result.note-and-diff': '{{note}}\n\n{{patch}}',
  'call-result.tools-found_one': '1 Tool hinzugeholt',
  'call-result.tools-found_other': '{{count, number}} Tools hinzugeholt',
  'call-result.in-background': 'Läuft im Hintergrund (PID {{pid}}).',
} as const satisfies German<typeof english>;
