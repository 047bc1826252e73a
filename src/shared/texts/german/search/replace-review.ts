import type { replaceReview as english } from '../../english/search/replace-review';
import type { German } from '../../translation/translation';

// Review of a replacement in many files: what it would do to each, and what became of it.

export const replaceReview = {
  'replace-review.name': 'In Dateien ersetzen',
  'replace-review.what': '`{{pattern}}` durch `{{replacement}}` ersetzen',
  'replace-review.by-nothing': '`{{pattern}}` entfernen',
  'replace-review.reading': '{{done, number}} von {{all, number}} Dateien werden gelesen…',
  'replace-review.apply_one': 'In 1 Datei ersetzen',
  'replace-review.apply_other': 'In {{count, number}} Dateien ersetzen',
  'replace-review.nothing-accepted': 'Alle Dateien sind ausgelassen.',
  'replace-review.still-reading': 'Es sind noch nicht alle Dateien gelesen.',
  'replace-review.files': 'Dateien und ihre Treffer',
  'replace-review.cut': 'Die Suche wurde abgebrochen: Nur was sie gefunden hat, wird ersetzt.',
  'replace-review.accept-file': 'In {{path}} ersetzen',
  'replace-review.accept-match': 'Zeile {{line}}: {{text}}',
  'replace-review.some': '{{accepted, number}} von {{all, number}}',
  'replace-review.unusable': 'Ausgelassen',
  'replace-review.unusable-title': 'Diese Datei ist ausgelassen',
  'replace-review.unsaved': 'Ausgelassen: nicht gespeicherte Änderungen',
  'replace-review.unsaved-title': 'Ausgelassen: Sie hat nicht gespeicherte Änderungen',
  'replace-review.unsaved-hint':
    'In einen Text, an dem Sie schreiben, wird nichts eingesetzt. Speichern Sie ihn, um auch darin zu ersetzen.',
  'replace-review.save': 'Datei speichern',
  'replace-review.open': 'Datei öffnen',
  'replace-review.as-it-would-be': 'Stand nach dem Ersetzen',
  'replace-review.original-side': '{{path}}, aktueller Stand, schreibgeschützt',
  'replace-review.proposed-side': '{{path}}, Stand nach dem Ersetzen, schreibgeschützt',
  'replace-review.read-again': 'Dateien neu lesen',
  'replace-review.failed': 'Die Ersetzung kann nicht angezeigt werden',

  'replace-review.written_one': 'In 1 Datei ersetzt.',
  'replace-review.written_other': 'In {{count, number}} Dateien ersetzt.',
  'replace-review.not-written_one': '1 Datei blieb, wie sie war:',
  'replace-review.not-written_other': '{{count, number}} Dateien blieben, wie sie waren:',
  'replace-review.undo': 'Rückgängig',
  'replace-review.undone_one': 'In 1 Datei rückgängig gemacht.',
  'replace-review.undone_other': 'In {{count, number}} Dateien rückgängig gemacht.',
  'replace-review.failed-file': '{{path}}: {{why}}',
} as const satisfies German<typeof english>;
