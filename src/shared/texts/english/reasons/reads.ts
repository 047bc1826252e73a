// Reads: why a command is not read-only. Each text continues a sentence and has no full stop.

export const reads = {
  'reads.unknown': '{{program}} may do more than read',
  'reads.unknown-word': '{{program}} with “{{word}}” may do more than read',
  'reads.unknown-flag': '{{program}} with {{flag}} may do more than read',
  'reads.lacks-value': '{{flag}} of {{program}} lacks its value',
  'reads.perhaps-flag': '{{value}} after {{flag}} of {{program}} may be a flag',
  'reads.without': '{{program}} without {{flag}} may do more than read',
  'reads.sed':
    'sed counts as read-only only when it prints lines by number or by a word in them (sed -n 5,20p)',
  'reads.output-to': 'it writes its output to {{path}}',
  'reads.awk': 'awk counts as read-only only when its program just prints',
  'reads.sets-variable': 'it sets {{name}}',
  'reads.pattern': '{{pattern}} expands only at run time',
  'reads.diff-links': 'diff follows links in a folder unless it has --no-dereference',

  'reads.program-of-project': '{{program}} is a program of the project',
  'reads.chosen-program': 'the project may choose the version of {{program}} that runs',
  'reads.search-path': 'the search path contains a relative folder',
  'reads.rg-pinned': 'rg may print ignore files here, because part of the command may do more than read',

  'reads.git-pinned':
    'git may use outside configuration here, because part of the command may do more than read',
  'reads.git-old': 'git before 2.32 cannot be limited to one repository',
  'reads.checks-signatures': 'git runs another program to check signatures',
  'reads.git-shows-outside':
    'the project is part of a larger repository, and git {{command}} may show files outside the project; “-- .” at the end limits some commands',
  'reads.git-without-repository': 'without a repository, git {{command}} can read any file',
  'reads.git-blame': 'its repository sets blame.ignoreRevsFile, and git blame may quote that file',
  'reads.git-other-repository': 'it may run in another repository',
} as const;
