import { type Text, textOf } from '@shared/texts/text';
import { shells } from '../launchers/launchers';
import { isInput, shellReadsProgram } from '../launchers/shell-texts';
import { launchesIn } from '../launchers/started-commands';
import { readArguments } from '../syntax/command-arguments';
import { nameOf } from '../syntax/program-name';

// Interpreters that run the output of another command: nobody has reviewed that program.

export type Piped = {
  /** The commands whose output it gets as input. */
  readonly reads: readonly (readonly string[])[];
  /** The commands whose output is among its words. */
  readonly substituted?: readonly (readonly string[])[];
};

/** Why the command asks, for the user; null if it does not. */
export function pipedDanger(
  words: readonly string[],
  { reads: piped, substituted = [] }: Piped,
): Text | null {
  // A file with the output of a command counts as that command.
  const reads = words.includes('/dev/stdin') ? [...piped, ...substituted] : piped;
  const launches = launchesIn(words).map(({ at, adds }) => ({ started: words.slice(at), adds }));
  const isDownloaded = [...reads, ...substituted].some(downloads);
  const downloaded = launches.find(({ started }) => isDownloaded && entryOf(started) !== undefined);
  if (downloaded) return textOf('danger.runs-download', { program: nameOf(downloaded.started) });
  // A launcher that adds words names the program instead.
  const running = launches.find(
    ({ started, adds }) => (reads.length > 0 || adds !== null) && readsProgram(started),
  );
  return running ? textOf('danger.runs-printed', { program: nameOf(running.started) }) : null;
}

/** Cached, because all later commands of a pipeline ask about the earlier ones. */
function downloads(words: readonly string[]): boolean {
  const before = judged.get(words);
  if (before !== undefined) return before;
  const isDownloading = launchesIn(words).some(({ at }) => downloaders.has(nameOf(words.slice(at))));
  judged.set(words, isDownloading);
  return isDownloading;
}

const judged = new WeakMap<readonly string[], boolean>();

const downloaders = new Set('curl wget fetch aria2c http https xh ftp scp nc ncat'.split(' '));

type Interpreter = {
  readonly names: RegExp;
  /** Its options with a value, and letters that may be joined to others. */
  readonly options: string;
  /** Options with which its program is not its input. */
  readonly elsewhere: string;
  /**
   * The number of operands with which it still reads its program from its input. Absent: none. -1: only if a word names
   * its input.
   */
  readonly words?: number;
  /**
   * Its options may follow its operands, and the table has all of them. With an unknown option it may read its program.
   */
  readonly isMixed?: true;
  /** Its long options have one dash. */
  readonly isSingleDashed?: true;
};

const interpreters: readonly Interpreter[] = [
  { names: shells, options: '', elsewhere: '' },
  {
    names: /^(?:i?python|pypy)[\d.]*$/,
    options: '-bBdEhiIOPqsSuvVx -c: -m: -W: -X: --check-hash-based-pycs: --help --version',
    elsewhere: '-c -m -V -h --help --version',
  },
  {
    names: /^(?:node|nodejs|tsx|ts-node|esno)$/,
    options: `-civh -e: -p: -r: -C: -P: -O: --eval: --print: --require: --import: --loader: --experimental-loader:
      --conditions: --env-file: --env-file-if-exists: --input-type: --title: --test-reporter: --tsconfig: --project:
      --disable-warning: --icu-data-dir: --diagnostic-dir: --redirect-warnings: --trace-event-categories:
      --unhandled-rejections: --dns-result-order: --openssl-config: --report-dir: --report-directory: --watch-path:
      --heapsnapshot-signal: --experimental-default-type: --inspect-port: --cpu-prof-dir: --heap-prof-dir: --run:
      --no-warnings --enable-source-maps --inspect= --inspect-brk= --watch --trace-warnings --no-deprecation
      --max-old-space-size= --experimental-strip-types --test --version --help`,
    elsewhere: '-e -p -v -h --eval --print --run --test --version --help',
  },
  {
    names: /^perl[\d.]*$/,
    options: '-acfhlnpsStTuUvwWX0123456789 -i= -e: -E: -I: -M= -m= -F= -C= -d= -D= -V=',
    elsewhere: '-e -E -v -V -h',
  },
  {
    names: /^ruby[\d.]*$/,
    options: '-acdhlnpsSvwy0123456789 -i= -e: -r: -I: -E: -C: -F= -K= -T= -W= -X: -x= --version --help',
    elsewhere: '-e -v -h --version --help',
  },
  {
    names: /^php[\d.]*$/,
    options: '-aChHilmnqsvw -r: -R: -B: -E: -F: -f: -S: -t: -c: -d: -z: --version',
    elsewhere: '-r -R -F -f -S -i -m -v -h --version',
  },
  { names: /^(?:lua|luajit)[\d.]*$/, options: '-iEvW -e: -l:', elsewhere: '-e -v' },
  {
    names: /^(?:r|rscript)$/,
    options: '-e: -f: --file: --version --help',
    elsewhere: '-e -f --file --version --help',
  },
  {
    names:
      /^(?:deno|bun|go|tclsh|wish|osascript|julia|groovy|ghci|scala|jshell|m4|dc|-|irb|iex|elixir|erl|swift|kotlin|crystal|guile|racket|sbcl|octave|maxima|gnuplot|expect|rust-script|cmd)$/,
    options: '-v -e: -f: --eval: --file: --version --help',
    elsewhere: '-e -f -v --eval --file --version --help',
  },
  {
    names: /^sqlite3$/,
    options: `--separator: --cmd: --init: --newline: --nullvalue: --vfs: --mmap: --maxsize: --append --ascii --bail
      --batch --box --column --csv --echo --header --noheader --html --interactive --json --line --list --markdown
      --quote --readonly --safe --stats --table --tabs --zip --version --help`,
    elsewhere: '--version --help',
    words: 1,
    isMixed: true,
    isSingleDashed: true,
  },
  {
    names: /^psql$/,
    options: `-aAbeEHlnqsStxXwWVz01 -c: -d: -f: -F: -h: -L: -o: -p: -P: -R: -T: -U: -v: --command: --dbname: --file:
      --field-separator: --host: --log-file: --output: --port: --pset: --record-separator: --table-attr: --username:
      --set: --variable: --echo-all --no-align --echo-errors --echo-queries --echo-hidden --html --list --no-readline
      --quiet --single-step --single-line --tuples-only --no-password --password --expanded --no-psqlrc
      --field-separator-zero --record-separator-zero --single-transaction --csv --version --help=`,
    elsewhere: '-c -f -l -V --command --file --list --version --help',
    words: 2,
    isMixed: true,
  },
  {
    names: /^(?:mysql|mariadb)$/,
    options: `-AbBCfEGHiILnNoqrstTvVwWX -c -D: -e: -h: -p= -P: -S: -u: --database: --execute: --host: --user:
      --password= --port: --socket: --protocol: --default-character-set: --defaults-file: --defaults-extra-file:
      --ssl-mode: --force --batch --silent --skip-column-names --table --raw --verbose --quick --compress --version
      --help`,
    elsewhere: '-e -V --execute --version --help',
    words: 1,
    isMixed: true,
  },
  { names: /^(?:gdb|lldb)$/, options: '-x: -p: --batch -batch', elsewhere: '--batch -b', words: 2 },
  {
    names: /^(?:make|gmake)$/,
    options: '-bBdeikLnpqrRsStvw -C: -f: -I: -j= -l= -o: -O= -W: --directory: --file: --makefile: --jobs=',
    elsewhere: '',
    words: -1,
  },
  { names: /^(?:awk|gawk|mawk|nawk)$/, options: '-f: -v: -F: --file:', elsewhere: '', words: -1 },
  {
    names: /^uv$/,
    options:
      '-qvsn -p: --script --python: --with: --with-requirements: --extra: --group: --package: --env-file:',
    elsewhere: '',
    words: -1,
  },
];

function entryOf(words: readonly string[]): Interpreter | undefined {
  return interpreters.find(({ names, words: most = 0 }) => most >= 0 && names.test(nameOf(words)));
}

function readsProgram(words: readonly string[]): boolean {
  const name = nameOf(words);
  const entry = interpreters.find(({ names }) => names.test(name));
  if (!entry) return false;
  if (entry.names === shells) return shellReadsProgram(words);
  const rest = /^(?:deno|bun|go|uv)$/.test(name) && words[1] === 'run' ? words.slice(2) : words.slice(1);
  const given = readArguments(
    rest.map((text) => ({ text: entry.isSingleDashed ? doubleDashed(text) : text, isPattern: false })),
    entry.isMixed || entry.words === -1 ? entry.options : `+${entry.options}`,
  );
  if (given.values('-f', '--file', '--makefile').some(({ text }) => isInput(text))) return true;
  if (given.has(...entry.elsewhere.split(' '))) return false;
  // After an unknown option, the first word may be its value.
  const scripts = given.operands.slice(0, given.unknown === null || entry.words === -1 ? 1 : 2);
  if (scripts.some(({ text }) => isInput(text))) return true;
  if (entry.isMixed && given.unknown !== null) return true;
  return name === '-' || given.operands.length <= (entry.words ?? 0);
}

function doubleDashed(word: string): string {
  return /^-[a-z]/.test(word) ? `-${word}` : word;
}
