// Read-only table: commands that only read, with the flags that keep them so. Any other flag asks. Three kinds of flags
// are missing on purpose: those that follow every link, because a link may lead out of the project; those that print
// the content of files that nobody named (`rg --debug`); and those that cancel an exclusion.

/**
 * `flags`, separated by spaces: `-a` has no value, `-n:` takes a value, `-f@` takes a path, `--color=` may have a value
 * after an equals sign, `-#` is a number such as `-5`. `operands`: paths to read, text, a text and then paths, or none.
 * `most`: the maximum number of operands, for commands that would write to a further one.
 */
export type ReadOnlyCommand = {
  readonly flags?: string;
  readonly operands: 'paths' | 'text' | 'text-then-paths' | 'none';
  /** Flags with which the first operand is a path, too. */
  readonly textFlags?: readonly string[];
  readonly most?: number;
  /** Flags of which one must be given: otherwise the command does something else. */
  readonly needs?: readonly string[];
  /** The command takes unknown flags as text. */
  readonly plain?: true;
  /** Without an operand, the command does something else. */
  readonly needsOperand?: true;
  /** The pattern that each operand must match. */
  readonly operand?: RegExp;
  /** Words with which the command does something else, at any position. */
  readonly never?: RegExp;
  /** The value of a letter is always the next word, and letters after it are further flags. */
  readonly valuesApart?: true;
};

const grep: ReadOnlyCommand = {
  flags:
    '-# -a -A: -b -B: -c -C: -d: -D: -e: -E -f@ -F -G -h -H -i -I -l -L -m: -n -o -P -q -r -s -T -U -v -V -w -x -y -z -Z --after-context: --before-context: --context: --color= --colour= --count --regexp: --file@ --extended-regexp --fixed-strings --basic-regexp --perl-regexp --ignore-case --no-ignore-case --include: --exclude: --exclude-dir: --exclude-from@ --files-with-matches --files-without-match --invert-match --line-number --line-buffered --line-regexp --max-count: --no-filename --with-filename --no-messages --null --null-data --only-matching --quiet --silent --recursive --text --binary-files: --byte-offset --word-regexp --help --version',
  operands: 'text-then-paths',
  textFlags: ['-e', '-f', '--regexp', '--file'],
};

export const readOnlyCommands: Readonly<Record<string, ReadOnlyCommand>> = {
  ls: {
    flags:
      '-a -A -b -B -c -C -d -F -g -G -h -H -i -k -l -m -n -N -o -p -q -Q -r -R -s -S -t -u -U -v -x -X -Z -1 --all --almost-all --author --directory --classify= --color= --full-time --group-directories-first --human-readable --si --inode --numeric-uid-gid --no-group --reverse --recursive --size --sort: --time: --time-style: --format: -I: --ignore: --hide: -w: --width: --help --version',
    operands: 'paths',
  },
  cat: {
    flags:
      '-A -b -e -E -n -s -t -T -u -v --show-all --number --number-nonblank --show-ends --squeeze-blank --show-tabs --show-nonprinting --help --version',
    operands: 'paths',
  },
  tac: { flags: '-b -r -s: --before --regex --separator:', operands: 'paths' },
  head: {
    flags:
      '-# -c: -n: -q -v -z --bytes: --lines: --quiet --silent --verbose --zero-terminated --help --version',
    operands: 'paths',
  },
  tail: {
    flags:
      '-# -c: -n: -q -v -z --bytes: --lines: --quiet --silent --verbose --zero-terminated --help --version',
    operands: 'paths',
  },
  wc: { flags: '-c -m -l -L -w --bytes --chars --lines --max-line-length --words --help', operands: 'paths' },
  nl: { flags: '-b: -d: -f: -h: -i: -l: -n: -p -s: -v: -w:', operands: 'paths' },
  cut: {
    flags:
      '-b: -c: -d: -f: -s -z --bytes: --characters: --delimiter: --fields: --complement --only-delimited --output-delimiter:',
    operands: 'paths',
  },
  tr: { flags: '-c -C -d -s -t --complement --delete --squeeze-repeats --truncate-set1', operands: 'text' },
  rev: { operands: 'paths' },
  paste: { flags: '-d: -s -z', operands: 'paths' },
  comm: { flags: '-1 -2 -3 -z --check-order --nocheck-order --total', operands: 'paths' },
  join: {
    flags:
      '-1: -2: -a: -e: -i -j: -o: -t: -v: -z --check-order --header --ignore-case --nocheck-order --zero-terminated',
    operands: 'paths',
  },
  column: {
    flags: '-c: -o: -s: -t -x --output-separator: --output-width: --separator: --table',
    operands: 'paths',
  },
  cmp: { flags: '-b -l -s -n: -i: --print-bytes --verbose --silent --quiet', operands: 'paths' },
  diff: {
    flags:
      '-a -b -B -c -C: -d -e -E -i -n -N -p -q -r -s -t -T -u -U: -w -W: -x: -y -Z --brief --unified= --context= --side-by-side --ignore-case --ignore-all-space --ignore-space-change --ignore-blank-lines --new-file --recursive --exclude: --text --color= --width: --suppress-common-lines --strip-trailing-cr --no-dereference --report-identical-files --minimal --help --version',
    operands: 'paths',
  },
  sort: {
    flags:
      '-b -c -C -d -f -g -h -i -k: -m -M -n -r -R -s -t: -u -V -z --ignore-leading-blanks --dictionary-order --ignore-case --general-numeric-sort --human-numeric-sort --month-sort --numeric-sort --reverse --key: --field-separator: --unique --version-sort --zero-terminated --stable --check= --help --version',
    operands: 'paths',
  },
  uniq: {
    flags:
      '-c -d -D -f: -i -s: -u -w: -z --count --repeated --ignore-case --unique --skip-fields: --skip-chars: --check-chars:',
    operands: 'paths',
    most: 1,
  },
  pwd: { flags: '-L -P', operands: 'none' },
  echo: { operands: 'text', plain: true },
  true: { operands: 'text', plain: true },
  false: { operands: 'text', plain: true },
  ':': { operands: 'text', plain: true },
  // Builtins of the shell. Variables that they set are judged elsewhere.
  read: { flags: '-r', operands: 'text' },
  exit: { operands: 'text' },
  return: { operands: 'text' },
  break: { operands: 'text' },
  continue: { operands: 'text' },
  wait: { operands: 'text' },
  set: { operands: 'text', plain: true },
  export: { operands: 'text' },
  local: { operands: 'text' },
  readonly: { operands: 'text' },
  declare: { operands: 'text' },
  typeset: { operands: 'text' },
  seq: {
    flags: '-w -s: -f: --equal-width --separator:',
    operands: 'text',
    plain: true,
    operand: /^-?[\d.]+$/,
  },
  sleep: { operands: 'text', operand: /^[\d.]+[smhd]?$/ },
  // A conversion such as %n would set a variable.
  printf: { operands: 'text', operand: /^(?!-)(?:[^%]|%%|%[-0-9.]*[sdiuxXcqb])*$/ },
  cd: { flags: '--', operands: 'paths', most: 1 },
  stat: {
    flags: '-c: -f -L -t -x --format: --printf: --dereference --terse --file-system --help',
    operands: 'paths',
  },
  file: {
    flags:
      '-0 -b -h -i -I -k -L -N -r -s --brief --mime --mime-type --mime-encoding --keep-going --no-pad --help',
    operands: 'paths',
  },
  du: {
    flags:
      '-0 -a -b -c -d: -h -H -k -l -m -P -s -S -x --all --apparent-size --bytes --total --max-depth: --human-readable --summarize --si --exclude: --one-file-system --time= --help',
    operands: 'paths',
  },
  df: {
    flags:
      '-a -B: -h -H -i -k -l -m -P -T --all --human-readable --inodes --local --print-type --total --help',
    operands: 'paths',
  },
  tree: {
    flags:
      '-a -C -d -D -f -F -g -h -i -I: -J -L: -n -N -p -P: -q -Q -r -s -t -u -U -v -x -X --dirsfirst --noreport --prune --du --gitignore --matchdirs --charset: --filelimit: --sort: --help --version',
    operands: 'paths',
    valuesApart: true,
  },
  grep,
  egrep: grep,
  fgrep: grep,
  rg: {
    flags:
      '-. -# -0 -a -A: -b -B: -c -C: -d: -e: -E: -f@ -F -g: -h -H -i -I -j: -l -m: -M: -n -N -o -p -P -q -r: -s -S -t: -T: -u -U -v -V -w -x --after-context: --before-context: --context: --color: --colors: --column --count --count-matches --crlf --encoding: --engine: --files --files-with-matches --files-without-match --file@ --fixed-strings --glob: --glob-case-insensitive --heading --help --hidden --iglob: --ignore-case --ignore-file@ --invert-match --json --line-buffered --line-number --line-regexp --max-columns: --max-columns-preview --max-count: --max-depth: --maxdepth: --max-filesize: --multiline --multiline-dotall --no-filename --no-heading --no-ignore --no-ignore-vcs --no-ignore-parent --no-ignore-dot --no-ignore-messages --no-line-number --no-messages --no-require-git --null --null-data --one-file-system --only-matching --passthru --pcre2 --pretty --quiet --regex-size-limit: --regexp: --replace: --smart-case --case-sensitive --sort: --sortr: --stats --text --threads: --trim --type: --type-not: --type-list --type-add: --unrestricted --version --vimgrep --with-filename --word-regexp',
    operands: 'text-then-paths',
    textFlags: ['-e', '-f', '--regexp', '--file', '--files', '--type-list'],
  },
  jq: {
    flags:
      '-r -c -s -n -e -S -j -a -M -C -R --raw-output --compact-output --slurp --null-input --exit-status --sort-keys --join-output --ascii-output --monochrome-output --color-output --raw-input --tab --indent: --stream --seq',
    operands: 'text-then-paths',
    // jq also searches modules in the home folder.
    never: /\b(?:import|include|input_filename|env)\b|\$ENV|\$__prog/,
  },
  base64: { flags: '-d -D -i -w: --decode --ignore-garbage --wrap:', operands: 'paths' },
  // Excludes names of variables that may contain secrets.
  printenv: {
    operands: 'text',
    needsOperand: true,
    operand: /^(?!.*(?:KEY|TOKEN|SECRET|PASS|CREDENTIAL|AUTH|COOKIE))\w+$/i,
  },
  // An `e` without a dash would show the environment of other processes.
  ps: {
    flags: '-a -A -d -e -f -F -l -L -x -w -p: -C: -u: --forest --no-headers --sort:',
    operands: 'text',
    operand: /^(?:a?u?x?[fjlw]*)$/,
  },
  ss: { flags: '-t -u -l -n -p -a -4 -6 -s -x -H', operands: 'none' },
  lsof: { flags: '-i: -n -P -t -p: -u: -c: -a', operands: 'none', needs: ['-i', '-p', '-c'] },
  basename: { flags: '-a -s: -z --multiple --suffix: --zero', operands: 'text' },
  dirname: { flags: '-z --zero', operands: 'text' },
  realpath: { flags: '-e -m -L -P -q -s -z --relative-to@ --relative-base@', operands: 'paths' },
  readlink: { flags: '-f -e -m -n -q -s -v -z', operands: 'paths' },
  which: { flags: '-a -s', operands: 'text' },
  type: { flags: '-a -f -p -P -t', operands: 'text' },
  command: { flags: '-v: -V:', operands: 'none', needs: ['-v', '-V'] },
  date: { flags: '-u -R -I= -d: --date: --utc --rfc-3339: --iso-8601=', operands: 'text', operand: /^\+/ },
  whoami: { operands: 'none' },
  id: { flags: '-g -G -n -r -u', operands: 'none' },
  uname: { flags: '-a -i -m -n -o -p -r -s -v --all', operands: 'none' },
  hostname: { flags: '-s', operands: 'none' },
  nproc: { flags: '--all', operands: 'none' },
  arch: { operands: 'none' },
  uptime: { flags: '-p -s', operands: 'none' },
  md5sum: { flags: '-b -t -z --tag', operands: 'paths' },
  sha1sum: { flags: '-b -t -z --tag', operands: 'paths' },
  sha256sum: { flags: '-b -t -z --tag', operands: 'paths' },
  sha512sum: { flags: '-b -t -z --tag', operands: 'paths' },
  cksum: { operands: 'paths' },
  od: { flags: '-A: -b -c -d -j: -N: -o -s -t: -v -w= -x', operands: 'paths' },
  hexdump: { flags: '-b -c -C -d -n: -o -s: -v -x', operands: 'paths' },
  // `strings` replaces `@file` with the words in that file.
  strings: { flags: '-a -n: -t: -e: -#', operands: 'paths', never: /^@/ },
  node: { flags: '--version -v', operands: 'none', needs: ['--version', '-v'] },
  python3: { flags: '--version -V', operands: 'none', needs: ['--version', '-V'] },
  gcc: { flags: '--version', operands: 'none', needs: ['--version'] },
  bash: { flags: '--version', operands: 'none', needs: ['--version'] },
};
