import type { Argument } from '../syntax/command-arguments';
import { gitCommand } from '../syntax/git-command';
import { nameOf } from '../syntax/program-name';
import { moduleAt } from '../syntax/python-module';
import { isOneUnknown, isUnknown } from '../syntax/unknown-text';
import { type Change, change } from './change';
import { copying } from './copied-files';
import { curl, wget } from './downloaded-files';
import { editing } from './edited-files';
import { gitChanges } from './git-writes';
import { packing } from './packed-files';
import { operands, type Reader, strict } from './write-reader';
import { writing } from './written-files';

// Write analysis: the changes on disk that a command's words show: files that it writes, deletes, moves away or links
// to. The table knows all options of its programs, so an unknown option counts as an unknown change.

/** Whether the words of the program show its changes. */
export function isKnownWriter(words: readonly string[]): boolean {
  return programs.has(nameOf(words));
}

/** The changes of a command, without those of commands that it starts. `words` begin with the program. */
export function changesOf(words: readonly Argument[]): readonly Change[] {
  const texts = words.map(({ text }) => text);
  const started = moduleAt(texts);
  const program = started?.name ?? nameOf(texts);
  const given = words.slice(started?.at ?? 1);
  const changes = programs.get(program)?.(given, program);
  if (!changes) return [];
  const end = given.findIndex(({ text }) => text === '--');
  const isTaking = /^p?npm$/.test(program) || (program === 'git' && taking.test(gitCommand(texts).name));
  const perhapsOptions = given
    .slice(0, end === -1 ? given.length : end)
    .filter(({ text, isPattern }, index) => {
      const isMessage = isOneUnknown(text) && takesText.test(given[index - 1]?.text ?? '');
      return isPattern && /^[*?[]/.test(text) && !isMessage && !(isTaking && isUnknown(text));
    })
    .map((path): Change => ({ kind: 'perhaps-option', path }));
  const known = changes.filter((each) => each.kind === 'unclear' || !isNoFile(each.path.text));
  return [...known, ...perhapsOptions];
}

/** Subcommands of git without an option that writes elsewhere. */
const taking = /^(?:add|stage|commit|status|rev-parse|merge)$/;

/** Options whose value is the next word, even if that looks like an option. */
const takesText = /^(?:-a?m|--message)$/;

function isNoFile(path: string): boolean {
  return path === '-' || path === '' || /^\/dev\/(?:null|stdout|stderr|tty|fd\/\d+)$/.test(path);
}

/** `npm config set` writes into the home folder, unless `--location=project` is given. */
const packageSettings: Reader = (words) => {
  const texts = words.map(({ text }) => text);
  const at = texts.findIndex((text) => /^(?:config|c)$/.test(text));
  if (at === -1 || !/^(?:set|delete|rm|edit|fix)$/.test(texts[at + 1] ?? '')) return [];
  const isOfProject = texts.some(
    (text, index) =>
      text === '--location=project' || (text === 'project' && texts[index - 1] === '--location'),
  );
  return [{ kind: 'writes', path: { text: isOfProject ? '.npmrc' : '~/.npmrc', isPattern: false } }];
};

/** The changes of `npm config`, in addition to those in the table. */
function withSettings(name: string): Reader {
  const further = writing.find(([known]) => known === name)?.[1];
  return (words, program) => [...packageSettings(words, program), ...(further?.(words, program) ?? [])];
}

const made = operands('writes', '-pvZ -m: --parents --verbose --mode: --context=');

const sort = strict(
  `-bdfgiMhnRrVcCmsuz -k: -o: -S: -t: -T: --key: --output: --buffer-size: --field-separator: --temporary-directory:
  --ignore-leading-blanks --dictionary-order --ignore-case --general-numeric-sort --ignore-nonprinting --month-sort
  --human-numeric-sort --numeric-sort --random-sort --random-source: --reverse --sort: --version-sort --batch-size:
  --check= --debug --files0-from: --merge --parallel: --stable --unique --zero-terminated --help --version`,
  (given) => given.values('-o', '--output').map(change('writes')),
);

/** `script` writes the terminal's output to files. The command that it runs is judged separately. */
const script = strict(
  `-aefqkV -c: -E: -I: -B: -O: -T: -m: -o: -t= --append --return --flush --force --quiet --command: --echo: --log-in:
  --log-out: --log-io: --log-timing: --logging-format: --output-limit: --timing= --help --version`,
  (given) =>
    [
      ...given.operands.slice(0, 1),
      ...given.values(
        '-I',
        '-B',
        '-O',
        '-T',
        '-t',
        '--log-in',
        '--log-io',
        '--log-out',
        '--log-timing',
        '--timing',
      ),
    ].map(change('writes')),
);

const dd: Reader = (words) =>
  words.flatMap(({ text, isPattern }) =>
    text.startsWith('of=') ? [{ kind: 'writes', path: { text: text.slice(3), isPattern } }] : [],
  );

const programs: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ...writing,
  ['tee', operands('writes', '-aip --append --ignore-interrupts --output-error=')],
  [
    'touch',
    operands('writes', '-acfhm -d: -t: -r: -A: --no-create --date: --no-dereference --reference: --time:'),
  ],
  ['mkdir', made],
  ['mkfifo', made],
  ['mknod', made],
  [
    'rm',
    operands(
      'deletes',
      '-fiIrRdvxPW --force --interactive= --one-file-system --no-preserve-root --preserve-root= --recursive --dir --verbose',
    ),
  ],
  ['rmdir', operands('deletes', '-pv --parents --verbose --ignore-fail-on-non-empty')],
  ['unlink', operands('deletes', '')],
  [
    'shred',
    operands(
      'deletes',
      '-fuvxz -n: -s: --force --iterations: --random-source: --size: --remove= --verbose --exact --zero',
    ),
  ],
  ...copying,
  ...editing,
  ...packing,
  ['curl', curl],
  ['wget', wget],
  ['sort', sort],
  ['script', script],
  ['dd', dd],
  ['git', gitChanges],
  ...['npm', 'pnpm'].map((name) => [name, withSettings(name)] as const),
]);
