// Quick open: finds files of the project by parts of their names.

export const quickOpen = {
  'quick-open.name': 'Go to file',
  'quick-open.placeholder': 'Search files by name (append :42 to go to a line)',
  'quick-open.searching': 'Searching the project…',
  'quick-open.none': 'No file name matches “{{query}}”.',
  'quick-open.nothing-yet': 'Type part of a file name. Files that you open appear here.',
  'quick-open.no-file-in-front': 'Open a text file first to go to a line.',
  'quick-open.which-line': 'Type a line number of {{path}}.',
  'quick-open.not-whole': 'The project is too large: some of its files are missing here.',
  'quick-open.found_one': '1 file.',
  'quick-open.found_other': '{{count, number}} files. Choose with ↑ and ↓.',
  'quick-open.opened-behind': 'Opened {{path}} in the background.',
  'quick-open.line': 'line {{line}}',
  'quick-open.open-hint': 'open',
  'quick-open.behind-hint': 'open in the background',
} as const;
