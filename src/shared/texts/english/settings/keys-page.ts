// Settings page of the keys: every command with its keys, and the file that contains the user's changes.

export const keysPage = {
  'keys-page.lead': 'Keys are changed in a file of the data folder. What is written there holds at once.',
  'keys-page.example': `[
  { "key": "Mod+Shift+K", "command": "chat.new" },
  { "key": "Mod+B", "command": "-tree.toggle" }
]`,
  'keys-page.how':
    '`Mod` is Ctrl, and Command on a Mac. A dash before the command takes the key from it. Where the same keys are written twice, the last entry wins.',
  'keys-page.sequences':
    '`Mod+K Mod+S` is pressed one after the other; Esc ends the waiting for the second. In a terminal, Ctrl+K goes to its program, and no sequence begins; on a Mac those with Command do.',
  'keys-page.problems': 'What of the file is not used',
  'keys-page.search': 'Search by name or keys',
  'keys-page.found_one': '1 command',
  'keys-page.found_other': '{{count, number}} commands',
  'keys-page.commands': 'Commands',
  'keys-page.own': 'Yours',
  'keys-page.lost-to': '{{keys}} is given to “{{winner}}”, which wins.',
} as const;
