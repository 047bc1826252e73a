// Problems of keybindings.json, as a notice and on the page of the keys.

export const keybindings = {
  'keybindings.no-entry': 'keybindings.json: entry {{entry}} is left out: it needs a "key" and a "command".',
  'keybindings.unreadable':
    'keybindings.json: entry {{entry}} is left out: “{{key}}” cannot be read as keys. They are written like Mod+Shift+K.',
  'keybindings.types-text':
    'keybindings.json: entry {{entry}} is left out: “{{key}}” types text. Add Mod, Ctrl or Alt.',
  'keybindings.no-sequence':
    'keybindings.json: entry {{entry}} is left out: “{{key}}” cannot be a sequence. Its first key needs Mod, Ctrl or Alt, or is a function key, and its second is not Esc.',
  'keybindings.unknown-command':
    'keybindings.json: entry {{entry}} is left out: there is no command “{{command}}”.',
  'keybindings.given-twice':
    'keybindings.json: {{keys}} is given to {{first}} and to {{last}}. The last one wins.',
  'keybindings.begins':
    'keybindings.json: {{short}} begins {{long}}; they are given to {{first}} and to {{last}}. The last one wins.',
  'keybindings.too-many': 'keybindings.json: what comes after entry {{most, number}} is left out.',
  'keybindings.defaults': 'The keys are those that Pilotfish brings.',
  'keybindings.unwatched':
    'keybindings.json cannot be watched: {{why}}. What is changed in it is seen at the next start.',
  'file.no-list': 'a list in brackets expected',
} as const;
