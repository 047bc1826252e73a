import type { approvalAnswers as english } from '../english/approval-answers';
import type { German } from '../translation/translation';

// The answers to a question: their buttons, the rule that is kept with one, and the reason of a rejection.

export const approvalAnswers = {
  'approval-answers.accept': 'Annehmen',
  'approval-answers.run': '{{command}} ausführen',
  'approval-answers.run-it': 'Diesen Befehl ausführen',
  'approval-answers.call': '{{tool}} aufrufen',
  'approval-answers.create': '{{file}} erstellen',
  'approval-answers.modify': '{{file}} ändern',
  'approval-answers.empty': '{{file}} leeren',
  'approval-answers.delete': '{{file}} löschen',

  'approval-answers.accept-with-edits': 'Bearbeitet annehmen',
  'approval-answers.edit-again':
    'Der Vorschlag hat sich nach Ihren Bearbeitungen geändert. Sehen Sie sie im Diff noch einmal an.',

  'approval-answers.give-up': 'Verwerfen',
  'approval-answers.accept-these': 'Diese {{edits, number}} Bearbeitungen annehmen',
  'approval-answers.these-hint':
    'Diese und die angehakten Bearbeitungen danach. Jede läuft, wenn sie an der Reihe ist und dann noch dieselbe Änderung ist.',
  'approval-answers.after': 'Was danach kommt',
  'approval-answers.after-it': 'Danach: {{what}}',
  'approval-answers.after-edits_one': '{{count, number}} Bearbeitung',
  'approval-answers.after-edits_other': '{{count, number}} Bearbeitungen',
  'approval-answers.after-alone_one': '{{count, number}} mit eigener Rückfrage',
  'approval-answers.after-alone_other': '{{count, number}} mit eigener Rückfrage',
  'approval-answers.after-others_one': '{{count, number}} anderer Aufruf',
  'approval-answers.after-others_other': '{{count, number}} andere Aufrufe',
  'approval-answers.include': '{{file}} mit annehmen',
  'approval-answers.asks-alone': 'wird einzeln gefragt: {{why}}',
  'approval-answers.is-granted': 'schon angenommen',
  'approval-answers.runs-unasked': 'läuft ohne Rückfrage',
  'approval-answers.would-fail': 'geht so nicht: {{why}}',
  'approval-answers.at-its-turn': 'wird angesehen, wenn er an der Reihe ist',
  'approval-answers.no-more-same':
    'Sie haben es zusammen mit einer früheren Bearbeitung angenommen. Seither ist es eine andere Änderung, oder eine Regel fragt danach.',
  'approval-answers.read-again': 'Modell neu lesen lassen',
  'approval-answers.stop': 'Stoppen',

  'approval-answers.always': 'Immer…',
  'approval-answers.always-heading': 'Annehmen und nicht mehr fragen',
  'approval-answers.always-means':
    'Der Aufruf wird angenommen, und von nun an laufen Aufrufe wie dieser ohne Rückfrage. In den Einstellungen stehen alle Regeln.',
  'approval-answers.always-rule': 'Regel',
  'approval-answers.always-files': 'Welche Dateien „{{tool}}“ ändern darf',
  'approval-answers.always-files-hint':
    'Ein Pfad oder Muster relativ zum Projekt, z. B. src/**. Leer: jede Datei.',
  'approval-answers.always-commands': 'Welche Befehle laufen dürfen',
  'approval-answers.always-commands-hint':
    'Die ersten Wörter eines Befehls, nur ganze Wörter, z. B. npm run test.',
  'approval-answers.always-no-commands': 'Geben Sie an, welche Befehle laufen dürfen.',
  /** Before the rule. */
  'approval-answers.always-as-it-is':
    'Die Regel gilt für das Tool, wie es jetzt ist. Beschreibt sein Server es anders oder wird er anders eingerichtet, wird wieder gefragt.',
  'approval-answers.always-as-its-file-is':
    'Die Regel gilt für das Tool, wie es jetzt ist. Steht in der Datei, die es mitbringt, etwas anderes, wird wieder gefragt.',
  'approval-answers.always-kept-as': 'Gespeichert als',
  'approval-answers.always-where': 'Wo sie gilt',
  'approval-answers.always-chat': 'Dieser Chat',
  'approval-answers.always-project': 'Dieses Projekt',
  'approval-answers.always-everywhere': 'Überall',
  'approval-answers.always-everywhere-hint': 'In jedem Projekt, das Sie öffnen.',
  'approval-answers.always-cancel': 'Abbrechen',
  'approval-answers.always-accept': 'Annehmen und Regel anlegen',

  'approval-answers.reject-by-keys': 'Ablehnen… ({{keys}})',
  'approval-answers.reject-ask': 'Ablehnen…',
  'approval-answers.reject-reason': 'Grund für das Modell (optional)',
  'approval-answers.reject': 'Ablehnen',
  'approval-answers.reject-rest': 'Ab hier alle ablehnen',
  'approval-answers.reject-back': 'Zurück',
  'approval-answers.reject-next_zero': 'Das Modell erfährt es und macht von dort aus weiter.',
  'approval-answers.reject-next_one':
    '„Ablehnen“ macht mit dem nächsten Aufruf weiter. „Ab hier alle ablehnen“ bedeutet, dass auch der folgende Aufruf nicht ausgeführt wird und das Modell neu plant.',
  'approval-answers.reject-next_other':
    '„Ablehnen“ macht mit dem nächsten Aufruf weiter. „Ab hier alle ablehnen“ bedeutet, dass auch die {{count, number}} folgenden Aufrufe nicht ausgeführt werden und das Modell neu plant.',
} as const satisfies German<typeof english>;
