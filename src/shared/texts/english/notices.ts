// Notices: messages to the user that do not answer a call.

export const notices = {
  /** Several sentences, each a text. */
  sentences: '{{all, sentences}}',

  'process.ends-by-bug':
    'Pilotfish ends because of an internal error. The log in its data folder has the details.',

  'web.key-refused': 'The web search service rejected its key. Enter another in the settings, under Web.',

  'file.gone-or-empty': '{{name}} is missing or empty.',
  'file.empty': '{{name}} is empty. Its previous content is lost.',
  'file.invalid': '{{name}} is invalid: line {{line}}, column {{column}}: {{what}}.',
  'file.nested-too-deep': 'nested deeper than {{levels, number}} levels',
  'file.no-object': 'expected an object in braces',
  'file.put-aside': 'It was renamed to {{aside}}.',
  'file.written-anew': 'Pilotfish writes it again.',
  'file.stays-in-use': 'The previous content stays in use.',
  'file.defaults-in-use': 'The defaults are in use.',
  'trust.nothing-trusted': 'All folders are restricted until the file is fixed.',
  'file.mend-first':
    'Fix {{file}} first, or replace its content with {}. Pilotfish changes the file only when it can read it.',

  'data-files.syntax': 'Invalid JSON: {{what}}.',
  'settings.not-used': 'settings.json: {{key}}: {{problem}}. The setting is ignored.',
  'settings.entry-left-out': 'settings.json: {{key}}: {{problem}}. The entry {{entry}} is ignored.',
  'settings.unknown-key': 'settings.json: {{key}}: this setting does not exist. Did you mean {{nearest}}?',
  'settings.id-is-reserved':
    'settings.json: providers[{{index}}].id: “{{id}}”: this id is reserved for a built-in provider. The entry is ignored.',
  'settings.id-used-twice':
    'settings.json: providers[{{index}}].id: “{{id}}”: this id is used twice. The entry is ignored.',
  'settings.missing':
    'settings.json was missing at startup, although Pilotfish was used before. Any model providers in it are lost. {{remains}} Restore a copy of the file to {{location}}, or choose a model in the settings again.',
  'settings.keys-and-chats-remain': 'The keys and the chats are still there.',
  'settings.keys-remain': 'The keys are still there.',
  'settings.chats-remain': 'The chats are still there.',
  'settings.key-moved': 'settings.json: {{key}} was moved to the key storage, separate from the settings.',
  'settings.key-not-moved':
    'settings.json: {{key}} is ignored, because it could not be moved to the key storage: {{why}}. Enter it under “Web” in the settings.',
  'settings.unwatched':
    'settings.json cannot be watched: {{why}}. Manual changes take effect at the next start.',
  'environment.no-url': 'OPENAI_BASE_URL must be an http or https address. Requests to it will fail.',
  'environment.password-in-url':
    'OPENAI_BASE_URL contains a name or password. Pilotfish does not send it, so requests will fail. Remove it and set OPENAI_API_KEY instead.',

  'secrets.gone':
    'The file “secrets” is gone, with the keys in it. Keys in use stay in use until Pilotfish ends. Saving a key in the settings stores them again.',
  'secrets.not-in-use':
    'Pilotfish ignores the keys in it. Enter them again in the settings, or fix that file and rename it back.',
  'secrets.empty':
    'The file “secrets” is empty, so its keys are lost. It was renamed to {{aside}}. Enter the keys again in the settings. Keys in use stay in use.',
  'secrets.foreign_one':
    'The file “secrets” contains an invalid entry: {{names, quoted, list}}. The original file was copied to {{aside}}. The other keys are in use. Enter this one again in the settings.',
  'secrets.foreign_other':
    'The file “secrets” contains invalid entries: {{names, quoted, list}}. The original file was copied to {{aside}}. The other keys are in use. Enter these again in the settings.',
  'secrets.of-the-desktop':
    'The desktop application stored the key “{{name}}”, so it cannot be read here. Enter it again in the settings, or set OPENAI_API_KEY.',
  'secrets.not-decrypted':
    'The system could not decrypt the key “{{name}}”. Enter it again in the settings, or set OPENAI_API_KEY.',
  'secrets.not-encrypted':
    'The system could not encrypt the key “{{name}}”. Allow Pilotfish to use its keychain.',

  'auto.clock-set-back':
    'Auto has ended: the clock of this machine was set back, so its remaining time is unknown.',
  'chat.lines-skipped_one': '1 line of this chat could not be read and was skipped. It is still in {{path}}.',
  'chat.lines-skipped_other':
    '{{count, number}} lines of this chat could not be read and were skipped. They are still in {{path}}.',

  'compact.nothing': 'This chat is still too short to summarise.',
  'compact.none': 'the chat has none',
  'compact.too-short': 'the summary of the model is too short to replace them',
  'compact.pin-left':
    'A pinned message is too long for the summary: “{{message}}”. The model sees only a summary of it.',
  'compact.failed_zero':
    'Older turns could not be summarised: {{reason, unended}}. All removable tool output is already removed. If the model cannot continue, start a new chat.',
  'compact.failed_one':
    'Older turns could not be summarised: {{reason, unended}}. The model no longer sees the oldest tool output.',
  'compact.failed_other':
    'Older turns could not be summarised: {{reason, unended}}. The model no longer sees the {{count, number}} oldest tool outputs.',

  'quick-ask-shortcut.not-had':
    'The shortcut for quick questions is unavailable: {{keys}} is invalid or belongs to another application. Choose another in the settings.',
  'quick-ask-shortcut.desktop-decides':
    'Your desktop decides whether Pilotfish gets the shortcut {{keys}}. If it does nothing, allow it in the keyboard settings of the system, or open quick questions from the tray or the command palette.',
  'desktop-notice.graphics':
    'The process that draws the window has ended. If windows flicker or stay empty, start Pilotfish with the switch --disable-gpu.',
  'desktop-notice.notifications':
    'The system does not show the notifications of Pilotfish: {{why}} Questions still appear in the window and in its title.',
  'desktop-notice.switches': '{{file}} is ignored: {{problem, unended}}.',
  'recent.not-kept': 'The list of recent projects cannot be saved: {{why}}',
  'window.too-long':
    'Your text in {{path}} is too long to survive a reload. Save it before you reload or close this window.',
  'window.not-kept': 'The open tabs and unsaved texts of this window cannot be saved: {{why}}',
  'terminal.none': 'Commands run without a terminal, because its process cannot be started ({{why}}).',

  'server.open-to-others':
    'Pilotfish listens on {{address}} without encryption, so others on the network can reach it and read the traffic. Omit --host. From another machine, use a tunnel such as “ssh -L {{port}}:127.0.0.1:{{port}}”.',
} as const;
