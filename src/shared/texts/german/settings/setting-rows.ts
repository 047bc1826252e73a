import type { settingRows as english } from '../../english/settings/setting-rows';
import type { German } from '../../translation/translation';

// Setting rows: the settings that need no page of their own, with what each is for and what it may be.

export const settingRows = {
  'setting-rows.default': 'Standard: {{value}}',
  'setting-rows.default-none': 'Standard: nichts',
  'setting-rows.on': 'ein',
  'setting-rows.off': 'aus',
  'setting-rows.reset': 'Zurücksetzen',
  'setting-rows.reset-name': '„{{name}}“ zurücksetzen',
  'setting-rows.save': 'Speichern',
  'setting-rows.save-name': '„{{name}}“ speichern',
  'setting-rows.loading': 'Einstellungen werden gelesen…',
  'setting-rows.one-a-line': 'Einer je Zeile.',
  'setting-rows.pair-a-line': 'Eine je Zeile, als NAME=Wert.',
  'setting-rows.no-pair': '„{{line}}“ hat nicht die Form NAME=Wert.',
  'setting-rows.no-number': 'Geben Sie eine ganze Zahl ein oder nichts.',
  'setting-rows.unit': '{{name}} ({{unit}})',
  'setting-rows.no-such-key': 'Eine Einstellung {{key}}, die hier gesetzt werden könnte, gibt es nicht.',
  'setting-rows.refused': '{{key}}: {{problem}}.',
  'setting-rows.may-switch': 'Möglich sind true und false.',
  'setting-rows.may-choice': 'Möglich ist eines von diesen: {{choices, list}}.',
  'setting-rows.may-number': 'Möglich ist eine Zahl.',
  'setting-rows.may-number-from': 'Möglich ist eine Zahl ab {{least, number}}.',
  'setting-rows.may-text': 'Möglich ist ein Text.',
  'setting-rows.may-list': 'Möglich ist eine Liste von Texten.',
  'setting-rows.may-pairs': 'Möglich ist ein Objekt mit Texten.',

  'setting-rows.group-diff': 'Änderungen nebeneinander',
  'setting-rows.group-tree': 'Projektbaum',
  'setting-rows.group-commands': 'Programme und Befehle',

  'setting-rows.diff-view': 'Wie eine Änderung angezeigt wird',
  'setting-rows.diff-view-hint':
    'Nebeneinander braucht den Platz dafür; ein schmales Fenster zeigt in jedem Fall einen einzigen Text.',
  'setting-rows.diff-view-side-by-side': 'Nebeneinander',
  'setting-rows.diff-view-inline': 'In einem Text',
  'setting-rows.diff-wrap': 'Lange Codezeilen umbrechen',
  'setting-rows.diff-wrap-hint': 'Sonst wird eine Änderung seitlich gescrollt, beide Seiten zusammen.',
  'setting-rows.diff-wrap-prose': 'Lange Zeilen in Fließtext umbrechen',
  'setting-rows.diff-wrap-prose-hint': 'In Markdown und reinem Text, wo eine Zeile ein ganzer Absatz ist.',
  'setting-rows.diff-whitespace': 'Änderungen an Leerraum am Anfang und Ende von Zeilen anzeigen',
  'setting-rows.diff-whitespace-hint':
    'Vorgenommen werden sie in jedem Fall; dies blendet sie nur ein oder aus.',
  'setting-rows.tree-ignored': 'Von Git Ignoriertes im Projektbaum',
  'setting-rows.tree-ignored-dimmed': 'Abgeblendet',
  'setting-rows.tree-ignored-hidden': 'Ausgeblendet',
  'setting-rows.editor-command': 'Ihr eigener Editor',
  'setting-rows.editor-command-hint':
    'Das Programm, das eine Datei öffnet, ohne Shell. {path} und {line} werden eingesetzt.',
  'setting-rows.memory-files-hint':
    'Alle werden mit jedem Chat gelesen; neu Gemerktes kommt in die erste. Leer für den Standard.',
  'setting-rows.environment': 'Umgebung der Befehle',
  'setting-rows.sandbox': 'Sandbox für Befehle',
  'setting-rows.sandbox-hint':
    'In ihr kann ein Befehl nur das Projekt, einen temporären Ordner und die Caches von Paketverwaltungen schreiben, liest keine Geheimnisse und erreicht nur Hosts, die Sie erlauben.',
  'setting-rows.sandbox-auto': 'Wo es eine gibt',
  'setting-rows.sandbox-auto-hint': 'Hat dieser Rechner keine, laufen Befehle ohne sie.',
  'setting-rows.sandbox-require': 'Immer',
  'setting-rows.sandbox-require-hint': 'Hat dieser Rechner keine, werden Befehle abgelehnt.',
  'setting-rows.sandbox-off': 'Nie',
  'setting-rows.group-changes': 'Änderungen und Zurücknehmen',
  'setting-rows.keep-days': 'Frühere Inhalte von Dateien aufbewahren für',
  'setting-rows.keep-days-hint':
    'So lange lässt sich eine Änderung zurücknehmen. Was offene Chats brauchen, bleibt länger.',
  'setting-rows.keep-megabytes': 'Höchstens aufbewahren, je Projekt',
  'setting-rows.keep-megabytes-hint': 'Ist es mehr, geht das Älteste zuerst.',
  'setting-rows.largest-megabytes': 'In Momentaufnahmen auslassen: Dateien über',
  'setting-rows.largest-megabytes-hint':
    'Um einen Befehl, der etwas ändern kann, wird das Projekt vorher und nachher angesehen. Was ausgelassen ist, wird genannt, wo sich etwas zurücknehmen lässt.',
  'setting-rows.most-files': 'Keine Momentaufnahmen von Projekten mit mehr Dateien als',
  'setting-rows.most-files-hint': 'Gezählt ohne das, was Git ignoriert.',
  'setting-rows.days': 'Tage',
  'setting-rows.megabytes': 'MB',
  'setting-rows.environment-hint': 'Variablen, die jeder Befehl des Agenten vorfindet.',
  'setting-rows.summary-budget': 'Ausgabe von Befehlen zusammenfassen ab',
  'setting-rows.summary-budget-hint':
    'Was länger ist, fasst das Modell zusammen. Leer: Es wird nichts zusammengefasst.',
  'setting-rows.tokens': 'Token',
  'setting-rows.updates': 'Nach neuen Versionen fragen bei',
  'setting-rows.updates-hint':
    'Die Adresse einer JSON-Datei mit der neuesten Version. Sie wird beim Start und einmal am Tag abgefragt; mitgeschickt wird nichts. Leer: Es wird nicht gefragt.',
  'setting-rows.mcp-command': 'Befehl eines weiteren Servers',
  'setting-rows.mcp-command-hint': 'Eine Befehlszeile, die einen MCP-Server startet; er heißt dann mcp.',
} as const satisfies German<typeof english>;
