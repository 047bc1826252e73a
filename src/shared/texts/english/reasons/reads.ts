// Reads: why a command does not count as read-only. Each text continues a sentence and has no full stop.

export const reads = {
  'reads.unknown': '{{program}} is not known to only read',
  'reads.unknown-word': '{{program}} with “{{word}}” is not known to only read',
  'reads.unknown-flag': '{{flag}} of {{program}} is not known to only read',
  'reads.lacks-value': '{{flag}} of {{program}} lacks its value',
  'reads.perhaps-flag': '{{value}} behind {{flag}} of {{program}} may be a flag',
  'reads.without': '{{program}} without {{flag}} is not known to only read',
  'reads.sed': 'sed is only known to read when it prints lines by number or by a word in them (sed -n 5,20p)',
  'reads.output-to': 'its output is written to {{path}}',
  'reads.awk': 'awk is only known to read when its program prints and neither writes nor runs anything',
  'reads.sets-variable': 'it sets {{name}}',
  'reads.pattern': 'what {{pattern}} stands for is known only when it runs',
  'reads.diff-links': 'diff shows what links in a folder lead to, unless it is given --no-dereference',

  'reads.program-of-project': '{{program}} is a program of the project',
  'reads.chosen-program': '{{program}} is chosen by a program that may obey the project',
  'reads.search-path': 'the search path holds a folder that is not absolute',
  'reads.rg-pinned':
    'rg is kept from quoting what says which files are ignored only beside commands that all just read',

  'reads.git-pinned': 'git is held to the project’s repository only beside commands that all just read',
  'reads.git-old': 'a git older than 2.32 cannot be held to a repository',
  'reads.checks-signatures': 'git runs another program to check signatures',
  'reads.git-shows-outside':
    'git {{command}} may show what lies outside of the project, which is a folder of a larger repository; “-- .” at its end limits some commands',
  'reads.git-without-repository': 'without a repository git {{command}} reads any file it is given',
  'reads.git-blame': 'its repository sets blame.ignoreRevsFile, a file that git blame may quote',
  'reads.git-other-repository': 'it runs in what may be a repository of its own',
} as const;
