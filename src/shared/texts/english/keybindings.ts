// Problems of keybindings.json, as a notice and on the page of the keys.

export const keybindings = {
  'keybindings.no-entry': 'keybindings.json: entry {{entry}} is ignored: it needs a "key" and a "command".',
  'keybindings.unreadable':
    'keybindings.json: entry {{entry}} is ignored: “{{key}}” is not a keyboard shortcut. Write shortcuts like Mod+Shift+K.',
  'keybindings.types-text':
    'keybindings.json: entry {{entry}} is ignored: “{{key}}” types text. Add Mod, Ctrl or Alt.',
  'keybindings.no-sequence':
    'keybindings.json: entry {{entry}} is ignored: “{{key}}” cannot be a sequence. Its first key must be a function key or include Mod, Ctrl or Alt. Its second key cannot be Esc.',
  'keybindings.unknown-command':
    'keybindings.json: entry {{entry}} is ignored: the command “{{command}}” does not exist.',
  'keybindings.given-twice':
    'keybindings.json: {{keys}} is assigned to {{first}} and {{last}}. The last entry wins.',
  'keybindings.begins':
    'keybindings.json: {{short}} is the start of {{long}}; they are assigned to {{first}} and {{last}}. The last entry wins.',
  'keybindings.too-many': 'keybindings.json: entries after entry {{most, number}} are ignored.',
  'keybindings.defaults': 'The default keyboard shortcuts are in use.',
  'keybindings.unwatched':
    'keybindings.json cannot be watched: {{why}}. Its changes take effect at the next start.',
  'file.no-list': 'expected a list in brackets',
} as const;
