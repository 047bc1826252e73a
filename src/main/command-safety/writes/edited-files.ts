import { type Argument, type Arguments, readArguments } from '../syntax/command-arguments';
import { filesOfSed } from '../syntax/sed-script';
import { type Change, change, knownLater, unreadable } from './change';
import { operands, type Reader, strict } from './write-reader';

// In-place edits of a file: by a script, or as an editor.

const sed = strict(
  `-nEsuzra -e: -f: -i= -l: --expression: --file: --in-place= --line-length: --quiet --silent --debug --follow-symlinks
  --posix --regexp-extended --separate --sandbox --unbuffered --null-data --help --version`,
  (given, program) => {
    const [first, second] = given.operands;
    // On BSD, an empty word after `-i` means that sed stores no backup.
    const isBare = first?.text === '' && given.has('-i');
    const named = given.has('-e', '--expression', '-f', '--file');
    const scripts = named ? given.values('-e', '--expression') : [isBare ? second : first];
    const files = given.operands.slice((isBare ? 1 : 0) + (named ? 0 : 1));
    const read = scripts.map((script) => (script ? filesOfSed(script.text) : []));
    const written = read.flatMap((each) => each ?? []).map((text) => ({ text, isPattern: false }));
    const isLater = given.has('-f', '--file') || (read.includes(null) && !isSuffix(first, given));
    return [
      ...[...(given.has('-i', '--in-place') ? files : []), ...written].map(change('writes')),
      ...(isLater ? [knownLater(program)] : []),
    ];
  },
);

/** On BSD, the word after `-i` is the suffix of the backup, not the script. */
function isSuffix(first: Argument | undefined, given: Arguments): boolean {
  return given.has('-i') && /^\.\w+$/.test(first?.text ?? '');
}

/** With `-i`, the files after the script change. Only an unknown short option makes the result unclear. */
function scripted(options: string): Reader {
  return (words, program) => {
    const given = readArguments(words, options);
    const files = given.operands.slice(given.has('-e', '-E') ? 0 : 1);
    const isUnclear = given.unknown !== null && !given.unknown.startsWith('--');
    return [
      ...(given.has('-i') ? files : []).map(change('writes')),
      ...(isUnclear ? [unreadable(program)] : []),
    ];
  };
}

const perl = scripted('+-acfhlnpsStTuUvwWX0123456789 -i= -e: -E: -I: -M= -m= -F= -C= -d= -D= -V=');
const ruby = scripted('+-acdhlnpsSvwyU0123456789 -i= -e: -r: -I: -E: -C: -F= -K= -T= -W= -X: -x=');

const awkOutputs = ['-o', '--pretty-print', '-d', '--dump-variables', '-p', '--profile'];

const awk: Reader = (words) => {
  const given = readArguments(
    words,
    `+-bcCghIkLMnNOPrsStV -f: -F: -v: -i: -e: -E: -l: -o= -d= -p= --file: --field-separator: --assign: --include: --source:
    --exec: --load: --pretty-print= --dump-variables= --profile=`,
  );
  const isInPlace = given.values('-i', '--include').some(({ text }) => /inplace/.test(text));
  const files = given.operands.slice(given.has('-f', '--file', '-e', '--source', '-E', '--exec') ? 0 : 1);
  return [...(isInPlace ? files : []), ...given.values(...awkOutputs)].map(change('writes'));
};

/** The commands of line editors are in their input. */
const lineEditor: Reader = (words, program) => [
  ...readArguments(words, '-p: -c: -t: -T: -S:').operands.map(change('writes')),
  ...(words.some(({ text }) => /^--(?:help|version)$/.test(text)) ? [] : [knownLater(program)]),
];

const screenEditor: Reader = (words, program): readonly Change[] => {
  const given = readArguments(words, '-c: -s: -S: -w: -W: -u: -U: -i: -T: -t: --cmd:');
  const runs = given.has('-c', '-s', '-S', '-w', '-W', '-u', '-U', '--cmd', '-e', '-E');
  const isTold = runs || given.operands.some(({ text }) => text.startsWith('+'));
  return [...given.operands.map(change('writes')), ...(isTold ? [knownLater(program)] : [])];
};

/** Of sqlite's own commands, only those that show something are known to write nothing. */
const sqlite: Reader = (words, program) => {
  const shows = /^\s*\.(?:tables|schema|indexes|databases|dump|headers|mode|width|help|show|quit|exit)\b/;
  const own = words.filter(({ text }) => /^\s*\./.test(text) && !/^\.?[\w./-]+\.(?:db|sqlite3?)$/.test(text));
  return own.every(({ text }) => shows.test(text)) ? [] : [knownLater(program)];
};

/** The first operand is the mode, unless `--reference` is given. `-x` is a mode, too. */
const chmod = strict(
  '-cfvRhHLPrwxXstugoa01234567 --changes --silent --quiet --verbose --no-preserve-root --preserve-root --recursive --dereference --no-dereference --reference: --help --version',
  (given) =>
    given.operands
      .slice(
        given.has('--reference') || given.has(...[...'rwxXstugoa01234567'].map((it) => `-${it}`)) ? 0 : 1,
      )
      .map(change('alters')),
);

const chown = strict(
  '-cfvRhHLPnx --changes --silent --quiet --verbose --no-preserve-root --preserve-root --recursive --dereference --no-dereference --from: --reference: --help --version',
  (given) => given.operands.slice(given.has('--reference') ? 0 : 1).map(change('alters')),
);

export const editing: readonly (readonly [string, Reader])[] = [
  ['sed', sed],
  ['gsed', sed],
  ['perl', perl],
  ['ruby', ruby],
  ...['awk', 'gawk', 'mawk', 'nawk'].map((name) => [name, awk] as const),
  ...['ed', 'ex'].map((name) => [name, lineEditor] as const),
  ...['vi', 'vim', 'nvim', 'view', 'vimdiff', 'gvim'].map((name) => [name, screenEditor] as const),
  ['sqlite3', sqlite],
  ['chmod', chmod],
  ['chown', chown],
  ['chgrp', chown],
  ['truncate', operands('writes', '-co -s: -r: --no-create --io-blocks --size: --reference:')],
];
