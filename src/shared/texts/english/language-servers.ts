// Language servers: why one is unusable or unavailable, and the problems that a turn leaves.

export const languageServers = {
  'language-servers.file-not-read': 'Cannot use .lsp.json: {{why}}',
  'language-servers.ends': 'The language server ended.',
  'language-servers.no-answer': 'The language server took too long to respond.',
  'language-servers.stopped': 'A newer question took the place of this one.',
  'language-servers.none': 'No language server is available for {{file}}.',
  'language-servers.too-long': '{{file}} is too long to check.',
  'language-servers.finds-no-symbols': 'The language server does not find symbols.',
  'language-servers.renames-nothing': 'The language server cannot rename symbols.',
  'language-servers.formats-nothing': 'The language server cannot format files.',
  'language-servers.invalid-edits': 'The language server proposed invalid changes.',
  'language-servers.nothing-to-rename': 'There is no symbol to rename here.',
  'language-servers.save-first': 'Save {{path}} first. A rename changes the files on disk.',
  'language-servers.no-open-file':
    'No language server is available for the open files. Open a file of the language first.',
  'language-servers.no-definition': 'No definition found in the project.',
  /** `places`: the first three. */
  'language-servers.turn-ends_one': 'The turn ended with {{count, number}} new error: {{places, list}}',
  'language-servers.turn-ends_other':
    'The turn ended with {{count, number}} new errors, including {{places, list}}',
} as const;
