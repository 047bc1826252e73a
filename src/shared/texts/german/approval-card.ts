import type { approvalCard as english } from '../english/approval-card';
import type { German } from '../translation/translation';

// A question on its card: what would happen, why it asks, and what to know before it is answered.

export const approvalCard = {
  'approval-card.name': 'Rückfrage: {{title}}',
  'approval-card.dangerous': 'Gefährlich:',
  'approval-card.open-diff': 'Diff öffnen',
  'approval-card.scroll-up': 'Scrollen Sie zuerst an den Anfang zurück.',
  'approval-card.scroll-down': 'Scrollen Sie zuerst bis zum Ende.',

  'approval-card.announced': 'Frage: {{title}}. {{subject}} Mit {{keys}} gelangen Sie dorthin.',
  'approval-card.announced-danger':
    'Frage: {{title}}. Gefährlich: {{why}}. {{subject}} Mit {{keys}} gelangen Sie dorthin.',
  'approval-card.no-file-change': 'Es gibt keine Dateiänderung anzuzeigen.',
  'approval-card.command': 'Befehl: {{command}}',
  'approval-card.file-change': '{{change}}: {{added}}, {{removed}}.',
  'approval-card.lines-added_one': '1 Zeile hinzugefügt',
  'approval-card.lines-added_other': '{{count, number}} Zeilen hinzugefügt',
  'approval-card.lines-removed_one': '1 Zeile entfernt',
  'approval-card.lines-removed_other': '{{count, number}} Zeilen entfernt',

  'approval-card.new-file': 'Neue Datei',
  'approval-card.moved': 'Umbenannt',
  'approval-card.moved-paths': '{{from}} → {{to}}',
  'approval-card.change': 'Änderung',
  'approval-card.deletion': 'Löschung',
  'approval-card.asks-because': 'Es wird gefragt, denn {{why}}',
  /** After the kind of change and the path of the file. */
  'approval-card.file-asks-because': 'Rückfrage, denn {{why}}',
  'approval-card.approximate':
    'Der zu ersetzende Text wurde nicht genau gefunden; er wurde zugeordnet anhand von: {{how}}. Prüfen Sie die Stelle.',
  'approval-card.with-edits':
    'Mit Ihren Bearbeitungen angezeigt. „{{accept}}“ allein übernimmt den Vorschlag so, wie das Modell ihn geschrieben hat.',
  'approval-card.stale': 'Der Vorschlag passt nicht mehr.',
  'approval-card.conflict':
    'Der Vorschlag wurde neu berechnet, nachdem Sie ihn bearbeitet hatten. Ihr Text bleibt erhalten.',
  'approval-card.look-again': 'Noch einmal ansehen',
  'approval-card.drop-edits': 'Bearbeitungen verwerfen',

  'approval-card.loading-change': 'Änderung wird geladen…',
  'approval-card.too-large': 'Diese Änderung ist zu groß, um hier angezeigt zu werden. Öffnen Sie den Diff.',

  'approval-card.edit-command': 'Befehl bearbeiten',
  'approval-card.edited-command': 'Befehl, bearbeitbar',
  'approval-card.command-parts': 'Teile des Befehls',
  'approval-card.program': 'Führt aus:',
  /** Of one that reads what the program before it prints. */
  'approval-card.next-program': 'und dann mit dessen Ausgabe:',
  'approval-card.programs-in-project': 'Im Ordner des Projekts, ohne Shell. Gelesen wird:',
  'approval-card.needs-no-question': 'braucht keine Rückfrage',
  'approval-card.runs-in-project': 'Im Ordner des Projekts',
  'approval-card.in-sandbox':
    'In der Sandbox: Er kann nur in dieses Projekt und in Caches schreiben und erreicht keinen Host, der nicht erlaubt ist',
  'approval-card.in-sandbox-writing':
    'In der Sandbox; außer in dieses Projekt und in Caches darf er dieses Mal in {{places, list}} schreiben',
  'approval-card.sandbox-lifted': 'Ohne Sandbox, wie von Ihnen gewünscht',
  'approval-card.without-sandbox': 'Ohne Sandbox. {{why, sentence}}',
  'approval-card.runs-in': 'In {{folder}}',
  'approval-card.deletes': 'Löscht {{files}}',
  'approval-card.writes': 'Schreibt {{files}}',
  'approval-card.files': '{{files, list}}',
  'approval-card.files-and-more': '{{files, list}} und {{more, number}} weitere',
  'approval-card.would-be-lost': 'Dies ginge verloren:',
} as const satisfies German<typeof english>;
