// Lists of places in code: the references of a symbol, and the symbols of the project.

export const codeLists = {
  'code-lists.references': 'References of “{{name}}”',
  'code-lists.found-references_one': '1 reference.',
  'code-lists.found-references_other': '{{count, number}} references. Choose with ↑ and ↓.',
  'code-lists.no-references': 'No references found in the project.',
  'code-lists.symbols': 'Go to symbol in the project',
  'code-lists.found-symbols_one': '1 symbol.',
  'code-lists.found-symbols_other': '{{count, number}} symbols. Choose with ↑ and ↓.',
  'code-lists.type-symbol': 'Type part of the name of a class, function or variable.',
  'code-lists.no-symbols': 'No symbol has a name like this.',
} as const;
