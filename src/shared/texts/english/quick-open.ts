// Quick open: finds files of the project by parts of their names.

export const quickOpen = {
  'quick-open.name': 'Go to file',
  'quick-open.placeholder': 'Name of a file; :42 behind it goes to that line',
  'quick-open.searching': 'Looking through the project…',
  'quick-open.none': 'No file is called like “{{query}}”.',
  'quick-open.nothing-yet': 'Type a part of a file’s name. Files that you open are listed here.',
  'quick-open.no-file-in-front': 'No file is in front whose lines could be gone to.',
  'quick-open.which-line': 'Type the number of a line of {{path}}.',
  'quick-open.not-whole': 'The project has more files than are looked through.',
  'quick-open.found_one': '1 file.',
  'quick-open.found_other': '{{count, number}} files. Choose with ↑ and ↓.',
  'quick-open.opened-behind': '{{path}} is open behind.',
  'quick-open.line': 'line {{line}}',
  'quick-open.open-hint': 'open',
  'quick-open.behind-hint': 'open behind',
} as const;
