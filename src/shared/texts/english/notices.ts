// Notices: messages to the user that do not answer a call.

export const notices = {
  /** Several sentences, each a text. */
  sentences: '{{all, sentences}}',

  'process.ends-by-bug':
    'Pilotfish met an error of its own and ends. The log in its data folder has the details.',

  'web.key-refused': 'The key for the web search was not accepted. Set another in the settings, under Web.',

  'file.gone-or-empty': '{{name}} is gone or empty.',
  'file.empty': '{{name}} is empty: what was in it is lost.',
  'file.invalid': '{{name}} is not valid: line {{line}}, column {{column}}: {{what}}.',
  'file.nested-too-deep': 'nested deeper than {{levels, number}} levels',
  'file.no-object': 'an object in braces expected',
  'file.put-aside': 'It was put aside as {{aside}}.',
  'file.written-anew': 'It is written anew.',
  'file.stays-in-use': 'What was in use before stays in use.',
  'file.defaults-in-use': 'The defaults are in use.',
  'trust.nothing-trusted': 'Until it is mended no folder is trusted.',
  'file.mend-first':
    'Mend {{file}} first, or write {} into it: until it can be read, nothing is changed in it.',

  'data-files.syntax': 'This is not JSON: {{what}}.',
  'settings.not-used': 'settings.json: {{key}}: {{problem}}. It is not used.',
  'settings.entry-left-out': 'settings.json: {{key}}: {{problem}}. The entry {{entry}} is left out.',
  'settings.unknown-key': 'settings.json: {{key}}: there is no such setting. Did you mean {{nearest}}?',
  'settings.id-is-reserved':
    'settings.json: providers[{{index}}].id: “{{id}}”: this id is kept for a built-in provider. The entry is left out.',
  'settings.id-used-twice':
    'settings.json: providers[{{index}}].id: “{{id}}”: this id is used twice. The entry is left out.',
  'settings.missing':
    'settings.json was not there at the start, though Pilotfish was used before: the model providers that were in it are gone, if there were any. {{remains}} Put a copy of the file back as {{location}}, or choose a model in the settings again.',
  'settings.keys-and-chats-remain': 'The keys and the chats are still there.',
  'settings.keys-remain': 'The keys are still there.',
  'settings.chats-remain': 'The chats are still there.',
  'settings.key-moved': 'settings.json: {{key}} was moved to where keys are kept, apart from the settings.',
  'settings.key-not-moved':
    'settings.json: {{key}} is not used, because it could not be moved to where keys are kept: {{why}}. Enter it under “Web” in the settings.',
  'settings.unwatched':
    'settings.json cannot be watched: {{why}}. What is changed in it by hand is seen at the next start.',
  'environment.no-url': 'OPENAI_BASE_URL is not an http or https address: requests to it will fail.',
  'environment.password-in-url':
    'OPENAI_BASE_URL holds a name or password, which is not sent: requests to it will fail. Take it out, and give it as OPENAI_API_KEY.',

  'secrets.gone':
    'secrets is gone, and the keys that were in it. Those in use stay in use until Pilotfish ends; they are kept again as soon as a key is saved in the settings.',
  'secrets.not-in-use':
    'The keys in it are not in use: enter them again in the settings, or mend that file and put it back in its place.',
  'secrets.empty':
    'secrets is empty: the keys that were in it are lost. It was put aside as {{aside}}. Enter them again in the settings; those in use stay in use.',
  'secrets.foreign_one':
    'secrets holds something that is no key of ours: {{names, quoted, list}}. The file as it was is kept as {{aside}}. The other keys are in use; enter this one again in the settings.',
  'secrets.foreign_other':
    'secrets holds something that is no key of ours: {{names, quoted, list}}. The file as it was is kept as {{aside}}. The other keys are in use; enter these again in the settings.',
  'secrets.of-the-desktop':
    'The key “{{name}}” was stored by the desktop application and cannot be read here. Enter it again in the settings, or give it in OPENAI_API_KEY.',
  'secrets.not-decrypted':
    'The system could not decrypt the key “{{name}}”. Enter it again in the settings, or give it in OPENAI_API_KEY.',

  'auto.clock-set-back':
    'Auto has ended: the clock of this machine was set back, so that it cannot be told for how long it lasted.',
  'chat.lines-skipped_one':
    '1 line of this chat could not be read and was skipped. Nothing was removed from {{path}}.',
  'chat.lines-skipped_other':
    '{{count, number}} lines of this chat could not be read and were skipped. Nothing was removed from {{path}}.',

  'compact.nothing': 'There is nothing to compact yet.',
  'compact.none': 'there are none',
  'compact.too-short': 'the summary of the model is too short to stand for them',
  'compact.pin-left':
    'A pinned message is too long to be kept word for word in the summary: “{{message}}”. The model sees only what the summary says of it.',
  'compact.failed_zero':
    'Older turns could not be summarised: {{reason, unended}}. There is nothing left to leave out; start a new chat if the model cannot go on.',
  'compact.failed_one':
    'Older turns could not be summarised: {{reason, unended}}. The oldest tool output was left out of what the model sees.',
  'compact.failed_other':
    'Older turns could not be summarised: {{reason, unended}}. The {{count, number}} oldest tool outputs were left out of what the model sees.',

  'quick-ask-shortcut.not-had':
    'The shortcut for quick questions cannot be had: {{keys}} belongs to another application, or is no shortcut. The settings take another.',
  'recent.not-kept': 'The list of recent projects cannot be kept: {{why}}',
  'window.too-long':
    'Your text in {{path}} is too long to be kept: save it before you reload or close this window.',
  'window.not-kept': 'What is open and typed in this window cannot be kept: {{why}}',
  'terminal.none': 'Commands run without a terminal: its process cannot be started ({{why}}).',

  'server.open-to-others':
    'Pilotfish listens on {{address}}, where others on the network can reach it and read along, because nothing is encrypted: leave out --host, and from another machine use a tunnel such as “ssh -L {{port}}:127.0.0.1:{{port}}”.',
} as const;
