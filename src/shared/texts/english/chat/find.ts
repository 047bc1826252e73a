// Finding words in one chat.

export const find = {
  'find.label': 'Find in this chat',
  'find.count': '{{at, number}} of {{total, number}}',
  'find.count-more': '{{at, number}} of more than {{total, number}}',
  'find.none': 'No results',
  'find.next': 'Next match',
  'find.previous': 'Previous match',
  'find.close': 'Close',
} as const;
