import { posix } from 'node:path';
import { type Argument, type Arguments, readArguments } from './command-arguments';
import { nameOf } from './command-hazards';
import { gitChanges } from './git-writes';

// What a command is known to change on disk, from its words: what it writes, deletes, moves away or links to.

export type Change = {
  /** `alters`: neither written nor deleted, e.g. moved away, made executable, or linked to. */
  readonly kind: 'writes' | 'deletes' | 'alters';
  /** As the command is given it. */
  readonly path: Argument;
  /** What is put there goes by its own name if the path is a folder. */
  readonly source?: Argument;
  /** Where the path starts, as the command is given it; absent: where the command runs. */
  readonly folder?: string;
  /** Whether the path is a folder is known from the words, not only on disk. */
  readonly isFolder?: boolean;
};

/** `words` begins with the program; what it starts itself is not looked at. */
export function changesOf(words: readonly Argument[]): readonly Change[] {
  const read = programs.get(nameOf(words.map(({ text }) => text)));
  return read?.(words.slice(1)).filter(({ path }) => !isNoFile(path.text)) ?? [];
}

type Reader = (words: readonly Argument[]) => readonly Change[];

function change(kind: Change['kind']): (path: Argument) => Change {
  return (path) => ({ kind, path });
}

function operands(kind: Change['kind'], valued = '', skipped = 0): Reader {
  return (words) => readArguments(words, valued).operands.slice(skipped).map(change(kind));
}

const copyOptions = '-t --target-directory -S --suffix -m --mode -o --owner -g --group -Z --context';

/** `cp`, `mv`, `install`: into the last operand, or into the folder of `-t`. */
function copied(words: readonly Argument[]): readonly Change[] {
  const given = readArguments(words, copyOptions);
  const { sources, target, isFolder } = sidesOf(given);
  if (!target) return [];
  if (given.has('-T', '--no-target-directory')) return [{ kind: 'writes', path: target }];
  return sources.map((source) => {
    const named = given.has('--parents') ? source : baseName(source);
    return { kind: 'writes', path: target, source: named, isFolder };
  });
}

function moved(words: readonly Argument[]): readonly Change[] {
  const { sources } = sidesOf(readArguments(words, copyOptions));
  return [...copied(words), ...sources.map(change('alters'))];
}

function installed(words: readonly Argument[]): readonly Change[] {
  const given = readArguments(words, copyOptions);
  return given.has('-d', '--directory') ? given.operands.map(change('writes')) : copied(words);
}

/** A link can be written through: what it leads to counts as well. */
function linked(words: readonly Argument[]): readonly Change[] {
  const given = readArguments(words, copyOptions);
  const [only, second] = given.operands;
  const isHere = second === undefined && !given.has('-t', '--target-directory');
  const { sources, target, isFolder } = isHere
    ? { sources: given.operands, target: here, isFolder: true }
    : sidesOf(given);
  if (!only || !target) return [];
  const folder = isFolder ? target.text : posix.dirname(target.text);
  const isSymbolic = given.has('-s', '--symbolic') && !given.has('-r', '--relative');
  return sources.flatMap((source): Change[] => [
    { kind: 'writes', path: target, source: baseName(source), isFolder },
    { kind: 'alters', path: source, ...(isSymbolic && { folder }) },
  ]);
}

const here: Argument = { text: '.', isPattern: false };

type Sides = {
  readonly sources: readonly Argument[];
  readonly target: Argument | undefined;
  readonly isFolder: boolean;
};

function sidesOf(given: Arguments): Sides {
  const folder = given.values('-t', '--target-directory').at(-1);
  if (folder) return { sources: given.operands, target: folder, isFolder: true };
  const target = given.operands.at(-1);
  const sources = given.operands.slice(0, -1);
  return { sources, target, isFolder: sources.length > 1 || (target?.text.endsWith('/') ?? false) };
}

/** `sed -i` and what is like it: the files behind the script. */
function editedInPlace(valued: string, scripts: readonly string[]): Reader {
  return (words) => {
    const given = readArguments(words, valued);
    if (!given.has('-i', '--in-place')) return [];
    const files = given.has(...scripts) ? given.operands : given.operands.slice(1);
    return files.map(change('writes'));
  };
}

/** The values of options that name a file to be written. */
function outputs(written: string, valued = ''): Reader {
  return (words) =>
    readArguments(words, `${written} ${valued}`)
      .values(...written.split(' '))
      .map(change('writes'));
}

const curlOutputs =
  '-o --output -D --dump-header -c --cookie-jar --trace --trace-ascii --stderr --etag-save --hsts --alt-svc --libcurl';
const curlValues =
  '-A -b -C -d -e -E -F -H -K -m -P -Q -r -t -T -u -U -w -x -X -y -Y -z --output-dir --url --header --data --request --user --retry --max-time';

function downloadedByCurl(words: readonly Argument[]): readonly Change[] {
  const given = readArguments(words, `${curlOutputs} ${curlValues}`);
  const [folder = here] = given.values('--output-dir');
  const urls = [...given.operands, ...given.values('--url')];
  const named = given.has('-O', '--remote-name', '--remote-name-all') ? urls.map(baseName) : [];
  const paths = [...given.values(...curlOutputs.split(' ')), ...named];
  return paths.map((path) => ({ kind: 'writes', path: within(folder.text, path) }));
}

const wgetValues =
  '-P --directory-prefix -i --input-file -U --user-agent -t --tries -T --timeout --header -e';
const wgetOutputs = '-O --output-document -o --output-file -a --append-output';

function downloadedByWget(words: readonly Argument[]): readonly Change[] {
  const given = readArguments(words, `${wgetOutputs} ${wgetValues}`);
  const written = given.values(...wgetOutputs.split(' ')).map(change('writes'));
  if (given.has('-O', '--output-document')) return written;
  const [folder = here] = given.values('-P', '--directory-prefix');
  const named = given.operands.map((url) => within(folder.text, baseName(url)));
  return [...written, ...named.map(change('writes'))];
}

function patched(words: readonly Argument[]): readonly Change[] {
  const given = readArguments(
    words,
    '-o --output -i --input -p --strip -d --directory -F -B -r --reject-file',
  );
  const written = [...given.operands.slice(0, 1), ...given.values('-o', '--output', '-r', '--reject-file')];
  return written.map(change('writes'));
}

/** An archive that is made, or the folder one is taken apart in. */
function archived(words: readonly Argument[]): readonly Change[] {
  const [first, ...rest] = words;
  if (!first) return [];
  // The old way has no dash.
  const flags = { ...first, text: first.text.startsWith('-') ? first.text : `-${first.text}` };
  const given = readArguments([flags, ...rest], '-f --file -C --directory -T --files-from -X');
  const isMade = given.has('-c', '--create', '-r', '--append', '-u', '--update', '-A');
  return [
    ...(isMade ? given.values('-f', '--file') : []).map(change('writes')),
    ...given.values('-C', '--directory').map(change(isMade ? 'alters' : 'writes')),
  ];
}

/** `host:path` is not here. */
function transferred(words: readonly Argument[]): readonly Change[] {
  return copied(words).filter(({ path }) => !/^[^/]*:/.test(path.text));
}

function within(folder: string, { text, isPattern }: Argument): Argument {
  return {
    text: folder === '.' || /^[/~]/.test(text) ? text : `${folder.replace(/\/+$/, '')}/${text}`,
    isPattern,
  };
}

/** Of a web address as well. */
function baseName({ text, isPattern }: Argument): Argument {
  if (/^[a-z]+:\/\//i.test(text))
    return { text: posix.basename(text.replace(/[?#].*$/s, '')), isPattern: false };
  return { text: isPattern ? text : posix.basename(text), isPattern };
}

function isNoFile(path: string): boolean {
  return path === '-' || path === '' || /^\/dev\/(?:null|stdout|stderr|tty|fd\/\d+)$/.test(path);
}

const programs: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['tee', operands('writes')],
  ['touch', operands('writes', '-d --date -t -r --reference')],
  ['truncate', operands('writes', '-s --size -r --reference')],
  ['mkdir', operands('writes', '-m --mode')],
  ['mkfifo', operands('writes', '-m --mode')],
  ['mknod', operands('writes', '-m --mode')],
  ['rm', operands('deletes')],
  ['rmdir', operands('deletes')],
  ['unlink', operands('deletes')],
  ['shred', operands('deletes', '-n --iterations -s --size')],
  ['chmod', operands('alters', '', 1)],
  ['chown', operands('alters', '', 1)],
  ['chgrp', operands('alters', '', 1)],
  ['patch', patched],
  ['cp', copied],
  ['mv', moved],
  ['ln', linked],
  ['install', installed],
  ['rsync', transferred],
  ['scp', transferred],
  [
    'sed',
    editedInPlace('-e --expression -f --file -l --line-length', ['-e', '--expression', '-f', '--file']),
  ],
  ['perl', editedInPlace('-e -E -I -M -m', ['-e', '-E'])],
  ['ruby', editedInPlace('-e -I -r', ['-e'])],
  ['curl', downloadedByCurl],
  ['wget', downloadedByWget],
  ['tar', archived],
  ['unzip', outputs('-d', '-x -P')],
  ['sort', outputs('-o --output', '-k -t -S -T --key')],
  [
    'dd',
    (words) =>
      words.flatMap(({ text, isPattern }) =>
        text.startsWith('of=') ? [{ kind: 'writes', path: { text: text.slice(3), isPattern } }] : [],
      ),
  ],
  ['git', gitChanges],
]);
