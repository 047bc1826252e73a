// What is said of keybindings.json, as a notice and on the page of the keys.

export const keybindings = {
  'keybindings.no-entry': ({ entry }: Entry) =>
    `keybindings.json: entry ${entry} is left out: it needs a "key" and a "command".`,
  'keybindings.unreadable': ({ entry, key }: Entry & { key: string }) =>
    `keybindings.json: entry ${entry} is left out: “${key}” cannot be read as keys. They are written like Mod+Shift+K.`,
  'keybindings.types-text': ({ entry, key }: Entry & { key: string }) =>
    `keybindings.json: entry ${entry} is left out: “${key}” types text. Add Mod, Ctrl or Alt.`,
  'keybindings.unknown-command': ({ entry, command }: Entry & { command: string }) =>
    `keybindings.json: entry ${entry} is left out: there is no command “${command}”.`,
  'keybindings.given-twice': ({ keys, first, last }: { keys: string; first: string; last: string }) =>
    `keybindings.json: ${keys} is given to ${first} and to ${last}. The last one comes first.`,
  'keybindings.too-many': ({ most }: { most: number }) =>
    `keybindings.json: what comes after entry ${most} is left out.`,
  'keybindings.defaults': 'The keys are those that Pilotfish brings.',
  'keybindings.unwatched': ({ why }: { why: string }) =>
    `keybindings.json cannot be watched: ${why}. What is changed in it is seen at the next start.`,
  'file.no-list': 'a list in brackets expected',
} as const;

type Entry = { entry: number };
