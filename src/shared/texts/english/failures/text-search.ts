// Why something was not searched, or not replaced.

export const textSearch = {
  'search.bad-expression': 'This is no regular expression: {{why}}',
  'search.no-ripgrep': 'Searching needs ripgrep, which cannot be run on this machine.',
  'search.ended': 'This search was ended.',
  'search.no-match-now': 'Nothing in it matches any more.',
  'search.file-gone': 'It is not there any more.',
  'search.file-changed': 'It changed since; nothing was written to it.',
  'search.line-too-long': 'It has a line of more than a million characters.',
  'search.character': 'It is in {{encoding}}, which has no “{{character}}”.',
  'search.not-kept': 'What it held before is not kept any more.',
} as const;
