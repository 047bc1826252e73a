// Files and folders in the tree: why an operation on one fails.

export const projectEntries = {
  'entries.name-empty': 'Type a name.',
  'entries.name-dots': '“{{name}}” refers to a folder and cannot be a name.',
  'entries.name-nul': 'A name cannot contain a NUL character.',
  'entries.name-character': 'A name cannot contain “{{character}}”.',
  'entries.name-control': 'A name cannot contain control characters.',
  'entries.name-blank': 'A name needs a visible character.',
  'entries.name-invisible': 'A name cannot contain the invisible character U+{{code}}.',
  'entries.name-end': 'On Windows a name cannot end with a dot or a space.',
  'entries.name-reserved': 'Windows reserves the name “{{name}}”.',
  'entries.name-long': 'The name is too long.',
  'entries.taken': 'A file or folder “{{name}}” already exists.',
  'entries.into-itself': '“{{name}}” cannot be put into itself.',
  'entries.holds': 'The “{{name}}” that is there contains what you want to move.',
  'entries.root': 'Pilotfish cannot change the project folder itself.',
  'entries.no-copy': 'Cannot restore {{path}}: its copy is gone.',
  'entries.not-trashed': 'Cannot move {{path}} to the trash: {{why}}',
  'entries.not-saved': 'Cannot write {{path}}: {{why}}',
  'entries.too-long-to-save': 'This is too long to export in one piece.',
  'entries.desktop-only': 'Only the desktop application can do this.',
  'entries.no-editor': 'No editor is set. Set editor.command in the settings file to its command.',
  'entries.editor-failed': 'Cannot start “{{program}}”: {{why}}. Check editor.command in the settings file.',
  'entries.editor-characters':
    '“{{program}}” is a batch file, and Windows would interpret “{{character}}” in “{{word}}”. Set editor.command in the settings file to the editor’s .exe.',
} as const;
