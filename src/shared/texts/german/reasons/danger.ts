import type { danger as english } from '../../english/reasons/danger';
import type { German } from '../../translation/translation';

// Danger: why a call asks every time, in every mode. Each continues a sentence, and is without a full stop.

export const danger = {
  'danger.protected': '{{file}} ist eine geschützte Datei',
  'danger.deletes-file': 'vor dem Löschen einer Datei wird immer gefragt',
  'danger.unseen': '{{file}} wurde vor dem Überschreiben nicht in diesem Chat gelesen',
  'danger.empties_one': '{{file}} (1 Zeile) würde geleert',
  'danger.empties_other': '{{file}} ({{count, number}} Zeilen) würde geleert',

  'danger.other-user': '{{program}} läuft mit den Rechten eines anderen Benutzers',
  'danger.ends-programs': '{{program}} beendet andere Programme',
  'danger.disks': '{{program}} greift direkt auf Datenträger zu',
  'danger.publishes': '{{program}} würde etwas veröffentlichen',
  'danger.far-away': '{{program}} ändert etwas, das nicht auf diesem Rechner ist',
  'danger.removes-folders': '{{program}} entfernt ganze Ordner',
  'danger.ends-system': '{{program}} beendet das System',
  'danger.exec': '{{program}} --exec fragt jedes Mal',
  'danger.rm': 'rm -r und rm -f fragen jedes Mal',
  'danger.rm-pattern': 'das Muster steht womöglich für ein Flag von rm',
  'danger.find': 'find {{action}} fragt jedes Mal',
  'danger.find-pattern': 'das Muster steht womöglich für eine Aktion von find',
  'danger.evaluates': 'bash führt womöglich aus, was {{program}} übergeben wird',
  'danger.runs-download': '{{program}} würde ausführen, was heruntergeladen wurde',
  'danger.runs-printed': '{{program}} würde ausführen, was ein anderer Befehl ausgibt',
  'danger.unknown-words':
    'ein Wort von {{program}} steht erst beim Ausführen fest und macht womöglich etwas anderes daraus',
  'danger.package': 'das Paket {{package}} ist nicht installiert, und niemand hat gesehen, was es tut',
  'danger.adds-words': 'was {{launcher}} an {{program}} anhängt, macht womöglich etwas anderes daraus',
  'danger.script': 'was {{program}} ausführen soll, ist nicht zu verstehen',
  'danger.starts-too-much': 'der Befehl startet womöglich mehr, als geprüft wird',
  'danger.unread-shell': 'was ein Befehl in {{shell}} tut, ist nicht zu erkennen, daher fragt jeder',

  'danger.output-to': 'die Ausgabe wird in {{path}} geschrieben ({{why}})',
  'danger.writes-to': 'der Befehl schreibt in {{path}} ({{why}})',
  'danger.deletes': 'der Befehl löscht {{path}} ({{why}})',
  'danger.changes': 'der Befehl ändert {{path}} ({{why}})',
  'danger.writes-unreadable': 'was {{program}} schreibt, geht aus dem Wortlaut nicht hervor',
  'danger.writes-known-later': 'was {{program}} schreibt, steht erst beim Ausführen fest',
  'danger.command-writes-later': 'was der Befehl schreibt, steht erst beim Ausführen fest',
  'danger.pattern-perhaps-option': 'das Muster {{pattern}} steht womöglich für eine Option',
  'danger.pattern-too-wide': '{{pattern}} steht für mehr Dateien, als geprüft werden',
  'danger.folder-too-full': '{{folder}} enthält mehr Dateien, als geprüft werden',

  'danger.git-told-where': 'Git wird vorgegeben, wo seine Programme oder Einstellungen liegen',
  'danger.git-setting': 'die Einstellung {{setting}} kann Git ein Programm ausführen lassen',
  'danger.git-variable': 'die Variable {{variable}} kann Git anderswohin führen',
  'danger.git-address': 'Git würde ausführen, was in der Adresse steht',
  'danger.git-runs': 'git {{command}} würde ein anderes Programm ausführen',
  'danger.git-push': 'git push überschreibt oder löscht, was andere sehen',
  'danger.git-discards-changes': 'git {{command}} verwirft Änderungen',
  'danger.git-discards-files': 'git {{command}} verwirft Dateien',
  'danger.git-discards-stash': 'git {{command}} verwirft, was im Stash liegt',
  'danger.git-discards-branch': 'git {{command}} verwirft einen Branch',
  'danger.git-discards-tag': 'git {{command}} verwirft ein Tag',
  'danger.git-discards-history': 'git {{command}} verwirft die Historie',
} as const satisfies German<typeof english>;
