import type { projectEntries as english } from '../../english/failures/project-entries';
import type { German } from '../../translation/translation';

// What is done to files and folders in the tree, and why it cannot be done.

export const projectEntries = {
  'entries.name-empty': 'Geben Sie einen Namen ein.',
  'entries.name-dots': '„{{name}}“ steht für einen Ordner und kann kein Name sein.',
  'entries.name-nul': 'Ein Name kann kein NUL-Zeichen enthalten.',
  'entries.name-character': 'Ein Name kann „{{character}}“ nicht enthalten.',
  'entries.name-control': 'Ein Name kann keine Steuerzeichen enthalten.',
  'entries.name-end': 'Unter Windows kann ein Name nicht mit einem Punkt oder Leerzeichen enden.',
  'entries.name-reserved': 'Windows hat den Namen „{{name}}“ für sich reserviert.',
  'entries.name-long': 'Der Name ist zu lang.',
  'entries.taken': 'Eine Datei oder einen Ordner namens „{{name}}“ gibt es schon.',
  'entries.root': 'Der Ordner des Projekts selbst wird nicht von innen geändert.',
  'entries.no-copy': 'Die Kopie, aus der {{path}} zurückkäme, ist verschwunden.',
  'entries.not-trashed': '{{path}} konnte nicht in den Papierkorb verschoben werden: {{why}}',
  'entries.not-saved': '{{path}} konnte nicht geschrieben werden: {{why}}',
  'entries.too-long-to-save': 'Das ist zu lang, um in einem Stück exportiert zu werden.',
  'entries.desktop-only': 'Das kann nur die Desktopanwendung.',
  'entries.no-editor':
    'Es ist kein Editor festgelegt: Schreiben Sie seinen Befehl als editor.command in die Einstellungsdatei.',
  'entries.editor-failed':
    '„{{program}}“ konnte nicht gestartet werden: {{why}}. Welcher Editor geöffnet wird, steht in der Einstellungsdatei unter editor.command.',
  'entries.editor-characters':
    '„{{program}}“ ist eine Batchdatei, und Windows würde „{{character}}“ in „{{word}}“ als eigenes Zeichen lesen. Geben Sie in der Einstellungsdatei unter editor.command die .exe des Editors an.',
} as const satisfies German<typeof english>;
