import type { callTitle as english } from '../../english/tools/call-title';
import type { German } from '../../translation/translation';

// A call's title: what it would do, in one line. Of what may be left out, `''` is nothing.

export const callTitle = {
  'call-title.list-folder': '{{folder}} auflisten',
  'call-title.read-file': '{{file}} lesen',
  'call-title.read-file-from': '{{file}} lesen, ab Zeile {{first}}',
  'call-title.read-file-lines': '{{file}} lesen, Zeilen {{first}}–{{last}}',
  'call-title.read-files': '{{files, list}} lesen',
  'call-title.find-files': 'Dateien suchen: {{pattern}}',
  'call-title.find-files_folder': 'Dateien suchen: {{pattern}} in {{folder}}',
  'call-title.search-text': 'Suche nach {{pattern}}',
  'call-title.search-text_folder': 'Suche nach {{pattern}} in {{folder}}',
  'call-title.search-text_include': 'Suche nach {{pattern}} ({{include}})',
  'call-title.search-text_folder_include': 'Suche nach {{pattern}} in {{folder}} ({{include}})',
  'call-title.create-file': '{{file}} erstellen',
  'call-title.edit-file': '{{file}} bearbeiten',
  'call-title.write-file': '{{file}} schreiben',
  'call-title.delete-file': '{{file}} löschen',
  'call-title.run-command': 'Ausführen: {{command}}',
  'call-title.find-tools': 'Tools suchen: {{what}}',
  'call-title.call-elsewhere': '{{tool}} aufrufen',
  'call-title.fetch-page': 'Abrufen: {{url}}',
  'call-title.network': 'Verbinden mit {{place}}',
  'call-title.search-web': 'Websuche nach {{query}}',
  'call-title.save-memory': 'Merken: „{{fact}}“',
  'call-title.call-server': '{{server}}: {{tool}}',
  'call-title.call-server_about': '{{server}}: {{tool}} · {{about}}',
  'call-title.run-agent': '{{agent}}: {{task}}',
  'call-title.clear-todos': 'Aufgabenliste leeren',
  'call-title.write-todos': 'Aufgaben aktualisieren ({{count}})',
  'call-title.ask-person': 'Fragt: {{question}}',
  'call-title.present-plan': 'Legt einen Plan vor',
  'call-title.present-titled-plan': 'Plan: {{title}}',
} as const satisfies German<typeof english>;
