// Keyboard section of the settings: all commands with their keys, and the file with the user's changes.

export const keysPage = {
  'keys-page.lead': 'Change keyboard shortcuts in a file of the data folder. Edits apply immediately.',
  'keys-page.example': `[
  { "key": "Mod+Shift+K", "command": "chat.new" },
  { "key": "Mod+B", "command": "-tree.toggle" }
]`,
  'keys-page.how':
    '`Mod` is Ctrl, or Command on a Mac. A dash before a command removes the keys from it. If two entries use the same keys, the last one applies.',
  'keys-page.sequences':
    'For a sequence such as `Mod+K Mod+S`, press one shortcut after the other. Esc cancels the sequence. In a terminal, Ctrl+K goes to its program. On a Mac, sequences with Command also work in a terminal.',
  'keys-page.problems': 'Problems in the file',
  'keys-page.search': 'Search by name or keys',
  'keys-page.found_one': '1 command',
  'keys-page.found_other': '{{count, number}} commands',
  'keys-page.commands': 'Commands',
  'keys-page.own': 'User',
  'keys-page.lost-to': '{{keys}} runs “{{winner}}” instead.',
} as const;
