// Another name for a symbol.

export const renameSymbol = {
  'rename-symbol.title': 'Rename “{{name}}”',
  'rename-symbol.name': 'New name',
  'rename-symbol.review': 'Review',
} as const;
