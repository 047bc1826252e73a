import { type Argument, readArguments } from '../syntax/command-arguments';
import { type Change, change, knownLater, unreadable, within } from './change';
import { type Reader, strict } from './write-reader';

// Archives, compressed and split files, and patches: the files that programs create from them or for them.

const tarValues = 'fCbgFLTXKNVHI';
const tarOptions = `-cxtruAdkmOpPSvwzjJZahilnsUWBGMoR ${[...tarValues].map((letter) => `-${letter}:`).join(' ')}
  --create --extract --get --list --append --update --catenate --concatenate --delete --diff --compare --file:
  --directory: --files-from: --exclude: --exclude-from: --exclude-vcs --exclude-vcs-ignores --exclude-caches
  --exclude-backups --exclude-ignore: --exclude-tag: --to-stdout --verbose --gzip --gunzip --ungzip --bzip2 --xz --lzma
  --lzip --zstd --auto-compress --no-auto-compress --use-compress-program: --strip-components: --transform: --xform:
  --wildcards --no-wildcards --anchored --no-anchored --ignore-case --no-recursion --recursion --null --keep-old-files
  --skip-old-files --keep-newer-files --overwrite --unlink-first --touch --same-owner --no-same-owner --owner: --group:
  --mode: --mtime: --numeric-owner --same-permissions --preserve-permissions --no-same-permissions --sort:
  --absolute-names --dereference --hard-dereference --one-file-system --format: --posix --sparse --newer: --totals=
  --checkpoint= --warning: --force-local --ignore-failed-read --show-transformed-names --label: --pax-option:
  --listed-incremental: --index-file: --remove-files --acls --no-acls --xattrs --no-xattrs --selinux --no-selinux
  --verify --one-top-level= --occurrence= --help --version --usage`;

/** Extracting is unclear, because the archive has the names of the files. */
const tar: Reader = (words, program) => {
  const given = readArguments(dashed(words, tarValues), tarOptions);
  const isMade = given.has(
    '-c',
    '--create',
    '-r',
    '--append',
    '-u',
    '--update',
    '-A',
    '--catenate',
    '--concatenate',
  );
  const isChanged = isMade || given.has('--delete');
  const isTakenOut = given.has('-x', '--extract', '--get') && !given.has('-O', '--to-stdout');
  const compressing = given.values('-I', '--use-compress-program');
  const runs = given.has('-F') || compressing.some(({ text }) => !compressor.test(text));
  return [
    ...(isChanged ? given.values('-f', '--file') : []).map(change('writes')),
    ...given.values('-g', '--listed-incremental', '--index-file').map(change('writes')),
    ...given.values('-C', '--directory').map(change(isTakenOut ? 'writes' : 'alters')),
    ...(given.has('--remove-files') ? given.operands.map(change('deletes')) : []),
    ...(isTakenOut || runs ? [knownLater(program)] : []),
    ...(given.unknown === null ? [] : [unreadable(program)]),
  ];
};

/** A compressor with options, but without another program. */
const compressor =
  /^(?:gzip|pigz|bzip2|lbzip2|pbzip2|p?xz|pixz|lzma|lzip|plzip|lzop|lz4|zstd|zstdmt|brotli)(?: +-[\w=-]+)*$/;

/** Letters may be joined, also after a dash. Their values then follow all letters. */
const jar: Reader = ([first, ...rest], program) => {
  const isLong = first?.text.startsWith('--') ?? false;
  const letters = first && !isLong ? [{ ...first, text: first.text.replace(/^-/, '') }] : [];
  const words = isLong && first ? [first, ...rest] : dashed([...letters, ...rest], 'fmei');
  const given = readArguments(words, jarOptions);
  const isMade = given.has('-c', '--create', '-u', '--update');
  return [
    ...(isMade ? given.values('-f', '--file') : []).map(change('writes')),
    ...given.values('-i', '--generate-index').map(change('writes')),
    ...(given.has('-x', '--extract') ? [knownLater(program)] : []),
    ...(given.unknown === null ? [] : [unreadable(program)]),
  ];
};

const jarOptions = `-cxtuvM0nPd -f: -m: -e: -i: -C: -p: -h= --create --extract --list --update --file: --manifest:
  --main-class: --generate-index: --describe-module --validate --no-manifest --no-compress --normalize --verbose
  --module-version: --module-path: --hash-modules: --release: --date: --dir: --help= --version`;

/** Letters may be in any order. Some take a word that comes before the archive. */
const ar: Reader = ([first, ...rest], program) => {
  const options = rest.filter(({ text }) => text.startsWith('-'));
  const isLong = [...(first ? [first] : []), ...options].some(({ text }) => text.startsWith('--'));
  const letters = [first?.text ?? '', ...options.map(({ text }) => text)].join('');
  const names = rest.filter(({ text }) => !text.startsWith('-'));
  if (isLong) return /^--(?:version|help)$/.test(first?.text ?? '') ? [] : [unreadable(program)];
  if (letters.includes('x')) return [knownLater(program)];
  if (/[tp]/.test(letters)) return [];
  const at = letters.match(/[abiN]/g)?.length ?? 0;
  return names.slice(at, at + 1).map(change('writes'));
};

/** Converts the old style, in which the letters have no dash and their values follow all letters. */
function dashed([first, ...rest]: readonly Argument[], taking: string): readonly Argument[] {
  if (!first || first.text.startsWith('-')) return first ? [first, ...rest] : rest;
  const left = [...rest];
  const options = [...first.text].flatMap((letter): Argument[] => {
    const option = { text: `-${letter}`, isPattern: false };
    const value = taking.includes(letter) ? left.shift() : undefined;
    return value ? [option, value] : [option];
  });
  return [...options, ...left];
}

const unzip: Reader = (words, program) => {
  const given = readArguments(words, '-d: -P:');
  const isRead = given.has('-l', '-t', '-p', '-v', '-z', '-Z', '-c', '-h') || words.length === 0;
  return [...given.values('-d').map(change('writes')), ...(isRead ? [] : [knownLater(program)])];
};

const cpio: Reader = (words, program) => {
  const given = readArguments(
    words,
    '-C: -D: -E: -F: -H: -I: -M: -O: -R: --file: --directory: --format: --owner:',
  );
  const isRead = given.has('-t', '--list') || given.has('-o', '--create');
  const made = given.has('-o', '--create') ? given.values('-O', '-F', '--file') : [];
  return [...[...given.operands, ...made].map(change('writes')), ...(isRead ? [] : [knownLater(program)])];
};

const patch = strict(
  `-lcenuNREZTbtfsvC -p: -F: -i: -o: -r: -D: -V: -B: -Y: -z: -g: -d: --strip: --fuzz: --input: --output: --reject-file:
  --directory: --forward --reverse --dry-run --check --batch --force --silent --quiet --verbose --backup --merge=
  --no-backup-if-mismatch --backup-if-mismatch --binary --ignore-whitespace --unified --context --normal --ed
  --remove-empty-files --posix --reject-format: --suffix: --prefix: --help --version`,
  (given, program): readonly Change[] => {
    if (given.has('--dry-run', '--check', '-C', '--help', '--version', '-v')) return [];
    const [folder] = given.values('-d', '--directory');
    const [file] = given.operands;
    const outputs = given.values('-o', '--output', '-r', '--reject-file');
    const written = [...(file ? [file] : []), ...outputs].map((path) => within(folder?.text ?? '', path));
    const isNamed = file !== undefined || given.has('-o', '--output');
    return [...written.map(change('writes')), ...(isNamed ? [] : [knownLater(program)])];
  },
);

const ending = /\.(?:t?gz|t?bz2?|t?xz|lzma|tlz|t?zst|lz4|z)$/i;

/** Replaces the file with one that is named after it. */
const compressed = strict(
  `-cdfhklLnNqrtvVz0123456789C -S: -T: -M: -o: -F: -D: --stdout --to-stdout --decompress --uncompress --compress --force
  --help --keep --list --license --no-name --name --quiet --recursive --suffix: --test --verbose --version --fast --best
  --rm --threads: --rsyncable --extreme -e -H --long= --ultra --format: --check:`,
  (given, program): readonly Change[] => {
    if (given.has('-c', '--stdout', '--to-stdout', '-l', '--list', '-t', '--test', '-h', '--help', '-V'))
      return [];
    const unpacked = given.operands.map(({ text, isPattern }) => ({
      text: text.replace(ending, ''),
      isPattern,
    }));
    const isLater = given.has('-r', '--recursive', '-N', '--name');
    return [
      ...given.operands.map(change('alters')),
      ...[...unpacked, ...given.values('-o')].map(change('writes')),
      ...(isLater ? [knownLater(program)] : []),
    ];
  },
);

const split = strict(
  `-dxeu0123456789 -a: -b: -C: -l: -n: -t: --suffix-length: --bytes: --line-bytes: --lines: --number: --separator:
  --numeric-suffixes= --hex-suffixes= --elide-empty-files --unbuffered --verbose --additional-suffix: --filter: --help
  --version`,
  (given, program) => [
    ...named(given.operands[1], 'aa'),
    ...(given.has('--filter', '--additional-suffix') ? [knownLater(program)] : []),
  ],
);

const csplit = strict(
  `-kqsz -b: -f: -n: --suffix-format: --prefix: --digits: --keep-files --quiet --silent --suppress-matched
  --elide-empty-files --help --version`,
  (given, program) => [
    ...named(given.values('-f', '--prefix').at(-1), '00'),
    ...(given.has('-b', '--suffix-format') ? [knownLater(program)] : []),
  ],
);

/** The pieces differ by the suffix of their name. */
function named(prefix: Argument | undefined, first: string): Change[] {
  if (!prefix) return [];
  const piece: Change = { kind: 'writes', path: { ...prefix, text: `${prefix.text}${first}` } };
  return /(?:^|\/)\.[^/]*$/.test(prefix.text) ? [piece, knownLater('split')] : [piece];
}

const compressors = 'gzip gunzip bzip2 bunzip2 xz unxz lzma unlzma zstd unzstd pigz compress uncompress';

export const packing: readonly (readonly [string, Reader])[] = [
  ...['tar', 'gtar', 'bsdtar'].map((name) => [name, tar] as const),
  ['jar', jar],
  ['ar', ar],
  ['unzip', unzip],
  ['cpio', cpio],
  ['patch', patch],
  ...compressors.split(' ').map((name) => [name, compressed] as const),
  ['split', split],
  ['csplit', csplit],
];
