// Command palette: all commands that the window can run now.

export const palette = {
  'palette.name': 'Run a command',
  'palette.placeholder': 'Type the name of a command',
  'palette.found_one': '1 command',
  'palette.found_other': '{{count, number}} commands',
  'palette.none': 'No matching commands',
  'palette.recent': 'recently used',
  'palette.other': 'other commands',
  'palette.is-on': 'on',
} as const;
