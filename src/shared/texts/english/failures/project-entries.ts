// Operations on files and folders in the tree, and why one fails.

export const projectEntries = {
  'entries.name-empty': 'Type a name.',
  'entries.name-dots': '“{{name}}” stands for a folder and cannot be a name.',
  'entries.name-nul': 'A name cannot hold a NUL character.',
  'entries.name-character': 'A name cannot hold “{{character}}”.',
  'entries.name-control': 'A name cannot hold control characters.',
  'entries.name-blank': 'A name needs a character that is visible.',
  'entries.name-invisible': 'A name cannot hold the invisible character U+{{code}}.',
  'entries.name-end': 'On Windows a name cannot end with a dot or a space.',
  'entries.name-reserved': 'Windows keeps the name “{{name}}” for itself.',
  'entries.name-long': 'The name is too long.',
  'entries.taken': 'There is already a file or folder called “{{name}}”.',
  'entries.root': 'The project’s own folder is not changed from within it.',
  'entries.no-copy': 'The copy from which {{path}} would come back is gone.',
  'entries.not-trashed': '{{path}} could not be moved to the trash: {{why}}',
  'entries.not-saved': '{{path}} could not be written: {{why}}',
  'entries.too-long-to-save': 'This is too long to be exported in one piece.',
  'entries.desktop-only': 'Only the desktop application can do that.',
  'entries.no-editor': 'No editor is set: write its command as editor.command in the settings file.',
  'entries.editor-failed':
    '“{{program}}” could not be started: {{why}}. Which editor is opened is editor.command in the settings file.',
  'entries.editor-characters':
    '“{{program}}” is a batch file, and Windows would read the “{{character}}” in “{{word}}” as its own. Name the editor’s .exe as editor.command in the settings file.',
} as const;
