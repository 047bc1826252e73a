// A small diff: its lines, with a text for each mark that otherwise only has a colour.

export const smallDiff = {
  'small-diff.name': 'Changes',
  'small-diff.show-more': 'Show {{lines, number}} more lines',
  'small-diff.added': 'added:',
  'small-diff.removed': 'removed:',
  'small-diff.line': 'line {{line}}',
  'small-diff.no-line-break': 'no line break at the end of the file',
} as const;
