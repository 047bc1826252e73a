// Why a search or a replacement failed or skipped a file.

export const textSearch = {
  'search.bad-expression': 'Not a valid regular expression: {{why}}',
  'search.invalid-expression': 'This is no valid regular expression.',
  /** Of an expression. Each text continues the sentence about it, without a full stop. */
  'search.group-not-closed': 'a group is not closed',
  'search.group-not-opened': 'a group is closed that was not opened',
  'search.class-not-closed': 'a character class is not closed',
  'search.nothing-to-repeat': 'there is nothing before it that could be repeated',
  'search.repetition-not-closed': 'the braces of a repetition are not closed',
  'search.backslash-at-end': 'nothing follows the backslash at the end',
  'search.no-such-escape': 'there is no such escape sequence',
  'search.range-backwards': 'a range ends before it begins',
  'search.bad-group-name': 'the name of a group is not valid',
  'search.no-such-group': 'it refers to a group that is not there',
  'search.look-behind-unlimited': 'what a look-behind finds must have a greatest length',
  'search.no-such-property': 'there is no such Unicode property',
  'search.expression-too-large': 'it is too large',

  'search.no-ripgrep': 'Searching needs ripgrep, which cannot be run on this machine.',
  'search.ended': 'This search was ended.',
  'search.no-match-now': 'Nothing in it matches any more.',
  'search.file-gone': 'It is not there any more.',
  'search.file-changed': 'It changed since; nothing was written to it.',
  'search.line-too-long': 'It has a line of more than a million characters.',
  'search.character': 'It is in {{encoding}}, which has no “{{character}}”.',
  'search.stopped': 'You stopped before this file.',
  'search.cut-short':
    'A replacement in files was interrupted: it changed {{done, number}} of {{all, number}} files. Open Search to finish or undo it.',
  'search.replacing': 'Another replacement is running in this project.',
  'search.not-kept': 'What it held before is not kept any more.',
} as const;
