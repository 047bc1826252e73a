import type { review as english } from '../../english/editor/review';
import type { German } from '../../translation/translation';

// Review of a proposed change: both sides of its diff, what there is to know about it, and how to answer it.

export const review = {
  'review.name': 'Prüfung: {{path}}',
  'review.failed': 'Diese Änderung kann nicht angezeigt werden',
  'review.batch': 'Bearbeitungen dieses Stapels',
  'review.ahead-note':
    'Diese Bearbeitung kommt später. Gezeigt wird die Datei so, wie sie nach den vorherigen aussähe.',
  'review.ahead-back': 'Zurück zu {{file}}',
  'review.ahead-is-none': 'So, wie es steht, ändert diese Bearbeitung nichts, was zu zeigen wäre.',
  'review.waits-now': 'wartet jetzt',
  'review.ahead-before': 'Vor dieser Bearbeitung: {{path}}',
  'review.ahead-after': 'Nach dieser Bearbeitung: {{path}}',
  'review.before-it': 'Davor',
  'review.after-it': 'Danach',
  'review.is-loading': 'Der Vorschlag hat sich geändert und wird geladen.',
  'review.edits-first': 'Behalten oder verwerfen Sie zuerst Ihre Bearbeitungen des älteren Vorschlags.',

  'review.edits-older':
    'Die Datei hat sich nach Ihren Bearbeitungen auf dem Datenträger geändert. Im Vorschlag steht noch Ihr Text: Sehen Sie ihn noch einmal an, bevor Sie ihn behalten.',
  'review.keep-text': 'Meinen Text behalten',
  'review.drop-edits': 'Bearbeitungen verwerfen',
  'review.afresh': 'Die Datei hat sich auf dem Datenträger geändert; dies ist der neu berechnete Vorschlag.',
  'review.unsaved':
    'Eine Registerkarte enthält nicht gespeicherten Text dieser Datei. Er wird hier nicht verglichen und bleibt beim Annehmen, wie er ist.',
  'review.show-unsaved': 'Anzeigen',
  'review.save-unsaved': 'Zuerst speichern',
  'review.approximate':
    'Der zu ersetzende Text wurde nicht genau gefunden; er wurde zugeordnet anhand von: {{how}}. Prüfen Sie die Stelle.',

  'review.asks-because': 'Es wird gefragt, denn {{why}}',
  'review.too-large':
    'Zu groß für einen Vergleich Zeile für Zeile: Änderungen werden als größere Blöcke angezeigt, in denen auch unveränderte Zeilen stehen können.',
  'review.edited':
    'Sie haben den Vorschlag bearbeitet. „{{accept}}“ übernimmt ihn so, wie das Modell ihn geschrieben hat.',

  'review.as-it-is': 'Aktueller Stand',
  'review.moved': 'Umbenannt: {{from}} → {{to}}',
  'review.proposed-file': 'Neue Datei, Vorschlag (bearbeitbar)',
  'review.proposed-text': 'Vorschlag (bearbeitbar)',
  'review.proposed-nothing': 'Vorschlag: keine Datei',
  'review.side-by-side': 'Nebeneinander',
  'review.side-by-side-later': 'Nebeneinander: Für zwei Seiten ist gerade kein Platz',
  'review.inline-too-long': 'Nebeneinander: für eine Spalte fällt zu viel weg',
  'review.file-place': '{{place, number}} von {{all, number}}',
  'review.whitespace': 'Änderungen an Leerraum anzeigen',
  'review.whitespace-hidden': 'Leerraum nicht verglichen',
  'review.wrap': 'Lange Zeilen umbrechen',

  'review.original-side': '{{path}}, aktueller Stand, schreibgeschützt',
  'review.proposed-side': '{{path}}, Vorschlag, bearbeitbar',
  'review.deleted-side': '{{path}} würde gelöscht',
  'review.only-shown': 'Beide Seiten werden hier nur angezeigt. Öffnen Sie die Datei, um sie zu bearbeiten.',
  'review.read-only': 'Nur die vorgeschlagene Seite kann bearbeitet werden.',
} as const satisfies German<typeof english>;
