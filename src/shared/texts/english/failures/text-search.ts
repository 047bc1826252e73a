// Text search: why a search or replacement failed, or skipped a file.

export const textSearch = {
  'search.bad-expression': 'Invalid regular expression: {{why}}',
  'search.invalid-expression': 'Invalid regular expression.',
  /** Each continues "Invalid regular expression: …". */
  'search.group-not-closed': 'the closing parenthesis of a group is missing',
  'search.group-not-opened': 'the opening parenthesis of a group is missing',
  'search.class-not-closed': 'the closing bracket of a character class is missing',
  'search.nothing-to-repeat': 'a repetition has no expression before it',
  'search.repetition-not-closed': 'the closing brace of a repetition is missing',
  'search.backslash-at-end': 'it ends with an unescaped backslash',
  'search.no-such-escape': 'an escape sequence is unknown',
  'search.range-backwards': 'a range ends before it begins',
  'search.bad-group-name': 'the name of a group is invalid',
  'search.no-such-group': 'it refers to a missing group',
  'search.look-behind-unlimited': 'a look-behind needs a maximum length',
  'search.no-such-property': 'a Unicode property is unknown',
  'search.expression-too-large': 'it is too large',

  'search.no-ripgrep': 'Search needs ripgrep, but ripgrep cannot run on this machine.',
  'search.ended': 'This search has ended.',
  'search.no-match-now': 'The file no longer contains a match.',
  'search.file-gone': 'The file no longer exists.',
  'search.file-changed': 'The file has changed since, so Pilotfish skipped it.',
  'search.line-too-long': 'The file has a line of more than a million characters.',
  'search.character': 'The encoding of the file, {{encoding}}, cannot represent “{{character}}”.',
  'search.stopped': 'You stopped before this file.',
  'search.cut-short':
    'A replacement was interrupted after {{done, number}} of {{all, number}} files. Open Search to finish or undo it.',
  'search.replacing': 'Another replacement is running in this project.',
  'search.not-kept': 'The earlier version is no longer stored.',
} as const;
