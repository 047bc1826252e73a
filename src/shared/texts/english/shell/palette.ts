// Command palette: all commands that the window can run now.

export const palette = {
  'palette.name': 'Run a command',
  'palette.placeholder': 'Name of a command',
  'palette.found_one': '1 command',
  'palette.found_other': '{{count, number}} commands',
  'palette.none': 'No command of that name can be run now.',
  'palette.recent': 'recently used',
  'palette.other': 'other commands',
  'palette.is-on': 'on',
} as const;
