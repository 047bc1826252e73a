import type { rulesPage as english } from '../../english/settings/rules-page';
import type { German } from '../../translation/translation';

// Rules: the standing answers that hold now, what each does, the form that adds one, and a command that is tried.

export const rulesPage = {
  'rules-page.lead':
    'Regeln beantworten Fragen, bevor sie Sie erreichen. Eine Verweigerung hat Vorrang vor einer Rückfrage, eine Rückfrage vor einer Erlaubnis, und was keine Regel abdeckt, bestimmt der Modus. Bei manchem wird unabhängig von den Regeln immer gefragt: beim Löschen einer Datei, bei geschützten Dateien und bei Dateien, die der Chat nicht gelesen hat.',
  'rules-page.list': 'Regeln',
  'rules-page.none': 'Es gibt noch keine Regeln',
  'rules-page.none-hint':
    '„Immer…“ unter einem Vorschlag legt hier eine an, oder fügen Sie unten eine hinzu.',
  'rules-page.remove': 'Regel {{rule}} entfernen',
  'rules-page.from-project-file':
    'Aus einer Datei dieses Projekts, die nur fragen und verweigern darf. Entfernen Sie die Regel dort.',
  'rules-page.kept-on': 'Von Ihnen angelegt am {{day}}.',
  'rules-page.by-hand': 'Von Hand in rules.json eingetragen.',
  'rules-page.unread': 'rules.json ist fehlerhaft',
  'rules-page.unread-means':
    'Etwas darin ist nicht, wie es sein sollte. Bis das behoben ist, wird bei jedem Aufruf gefragt.',

  'rules-page.badge-ask': 'fragen',
  'rules-page.scope-chat': 'Dieser Chat',
  'rules-page.scope-project': 'Dieses Projekt',
  'rules-page.scope-everywhere': 'Überall',

  'rules-page.add-title': 'Regel hinzufügen',
  'rules-page.add': 'Regel hinzufügen',
  'rules-page.effect': 'Wirkung',
  'rules-page.effect-allow': 'Zulassen',
  'rules-page.effect-ask': 'Fragen',
  'rules-page.effect-deny': 'Verweigern',
  'rules-page.tool': 'Tool',
  'rules-page.every-tool': 'jedes Tool',
  'rules-page.scope': 'Wo sie gilt',
  'rules-page.match-files': 'Dateien (optional)',
  'rules-page.match-files-hint':
    'Ein Pfad oder Muster relativ zum Projekt, etwa src/**. Leer: jeder Aufruf des Tools.',
  'rules-page.match-commands': 'Befehle (optional)',
  'rules-page.match-commands-hint':
    'Die ersten Wörter eines Befehls, nur ganze Wörter, etwa npm run test. Leer: jeder Befehl.',
  'rules-page.match-hosts': 'Host (optional)',
  'rules-page.match-hosts-hint':
    'Etwa docs.example.com, *.example.com oder localhost:8080. Leer: jeder Host.',
  'rules-page.match-memory': 'Gedächtnisdatei (optional)',
  'rules-page.match-memory-hint': 'Ein Ort und eine Datei, etwa project:AGENTS.md. Leer: jede.',

  /** One sentence; the parts of it follow. */
  'rules-page.explained': 'Gilt {{scope}}: {{calls}} {{effect}}.',
  'rules-page.runs-free': 'laufen ohne Rückfrage',
  'rules-page.always-asks': 'erfordern immer eine Rückfrage',
  'rules-page.is-refused': 'werden ohne Rückfrage verweigert',
  'rules-page.in-chat': 'nur in diesem Chat',
  'rules-page.in-project': 'in diesem Projekt',
  'rules-page.in-every-project': 'in jedem Projekt',
  'rules-page.all-commands': 'Alle Befehle',
  'rules-page.commands-beginning': 'Befehle mit dem Anfang „{{start}}“',
  'rules-page.calls-of-every-tool': 'Aufrufe jedes Tools',
  'rules-page.calls': 'Aufrufe von {{tool}}',
  'rules-page.calls-on': '{{calls}} für {{target}}',
  'rules-page.calls-that-run': '{{calls}} mit dem Befehl „{{start}}“',
  'rules-page.as-it-is-now': 'Sie gilt für das Tool, wie es jetzt ist: Ändert es sich, wird wieder gefragt.',
  'rules-page.as-it-was':
    'Sie gilt für das Tool, wie es damals war: Hat es sich geändert, wird wieder gefragt.',
  'rules-page.in-folder': 'alles im Ordner {{folder}}',
  'rules-page.matching-files': 'Dateien nach dem Muster {{pattern}}',

  /** A dry run of a command. */
  'rules-page.try-title': 'Einen Befehl ausprobieren',
  'rules-page.try-lead': 'Was jetzt nach diesen Regeln mit ihm geschähe, und warum. Nichts wird ausgeführt.',
  'rules-page.try-command': 'Befehl',
  'rules-page.try-mode': 'Modus',
  'rules-page.try-sandbox': 'Sandbox',
  'rules-page.try-in-sandbox': 'In der Sandbox',
  'rules-page.try-without-sandbox': 'Ohne Sandbox',
  'rules-page.try-as-here': 'So laufen Befehle auf diesem Rechner',
  'rules-page.try-needs-folder':
    'Öffnen Sie zuerst einen Ordner: Was mit einem Befehl geschieht, hängt vom Projekt ab.',
  'rules-page.would-run': 'Er würde ausgeführt: {{because}}.',
  'rules-page.would-ask': 'Es würde gefragt: {{because}}.',
  'rules-page.would-refuse': 'Er würde verweigert: {{because, sentence}}',
  'rules-page.try-empty': 'Es gibt keinen Befehl.',
  'rules-page.try-nul': 'Er enthält ein NUL-Zeichen, das keine Shell annimmt.',
  'rules-page.try-several-lines':
    'Er hat mehrere Zeilen, von denen cmd.exe nur die erste ausführen würde. Verbinden Sie sie mit &.',
  'rules-page.try-too-long':
    'Er ist zu lang für die Shell: Seine Länge ist {{length, number}}, ausgeführt werden kann höchstens {{longest, number}}.',
} as const satisfies German<typeof english>;
