// A change at a glance: its lines, and what is said of each where colours are not seen.

export const smallDiff = {
  'small-diff.name': 'Changes',
  'small-diff.show-more': 'Show {{lines, number}} more lines',
  'small-diff.added': 'added:',
  'small-diff.removed': 'removed:',
  'small-diff.line': 'line {{line}}',
  'small-diff.no-line-break': 'no line break at the end of the file',
} as const;
