import type { Argument } from '../syntax/command-arguments';
import { type Change, knownLater, type PathChange } from './change';
import type { Reader } from './write-reader';

// Output options of programs: the options that name files to write, and the operands that are such files. Options that
// are not listed do not name files.

type Written = {
  /** Options whose value is a file to write, or a folder to write in. */
  readonly options?: string;
  /** The operands that are files to change. */
  readonly words?: 'all' | 'first' | 'second' | 'last';
  /** The operands change only with one of these options. */
  readonly when?: string;
  /** Options with another value, which would otherwise count as an operand. */
  readonly values?: string;
  /** Options or words with which the written files are known only when it runs. Empty: always. */
  readonly later?: string;
  /** First words with which the program only reads, or does something else. */
  readonly unless?: string;
};

const outputs = '-o --output';

/** By name. Several names may share an entry. */
const table: readonly (readonly [string, Written])[] = [
  // Files as such
  ['link sponge dos2unix unix2dos mac2unix unix2mac nano pico micro', { words: 'all' }],
  ['uniq', { words: 'second', values: '-f -s -w --skip-fields --skip-chars --check-chars' }],
  ['fallocate', { words: 'all', values: '-l -o --length --offset' }],
  ['mktemp', { words: 'first', options: '-p --tmpdir', values: '--suffix' }],
  ['setfacl', { words: 'all', values: '-m -x -M -X' }],
  [
    'chattr chcon setfattr xattr SetFile ditto plutil patchelf install_name_tool ranlib strip',
    { words: 'all', options: '-o' },
  ],
  ['rename prename mmv vidir', { later: '' }],
  ['history', { words: 'all', when: '-w -a -n -r' }],
  ['logsave', { words: 'first' }],
  ['flock', { words: 'first', values: '-w -E --timeout --wait --conflict-exit-code' }],
  // Text
  ['shuf tic column', { options: outputs }],
  [
    'iconv xmllint xsltproc pandoc asciidoctor m4 bison flex',
    { options: `${outputs} --output-file --defines` },
  ],
  ['tidy', { options: '-o --output-file', words: 'all', when: '-m --modify' }],
  ['base64 base32', { options: outputs }],
  [
    'xxd',
    { words: 'second', values: '-c -cols -g -groupsize -l -len -n -name -o -offset -s -seek -skip -R' },
  ],
  ['uudecode', { options: outputs, later: '' }],
  ['yq', { words: 'all', when: '-i --inplace --in-place', later: '-s --split-exp' }],
  ['prettier', { words: 'all', when: '-w --write', values: '--config --log-level --parser' }],
  [
    'eslint stylelint',
    { options: '-o --output-file', words: 'all', when: '--fix', values: '--ext -c --config -f' },
  ],
  ['gofmt goimports', { words: 'all', when: '-w' }],
  ['clang-format autopep8 yapf', { words: 'all', when: '-i --in-place' }],
  ['black isort rustfmt indent', { words: 'all', values: '-l --line-length --config', unless: '--check' }],
  ['rubocop', { words: 'all', when: '-a -A -x --autocorrect --autocorrect-all', options: outputs }],
  // Archives
  [
    'zip',
    {
      words: 'first',
      options: '-O --output-file',
      values:
        '-b -i -n -P -s -t -x -Z --temp-path --include --exclude --suffixes --password --split-size --from-date --before-date --compression-method',
      later: '-TT --unzip-command -lf -la --logfile-path --log-append',
    },
  ],
  ['7z 7za 7zr 7zz', { words: 'second', options: '-o -w', later: 'x e rn', unless: 'l t b i h' }],
  // Behind `python -m`
  ['zipfile tarfile', { options: '-c --create', later: '-e --extract' }],
  ['pax', { options: '-f', later: '-r' }],
  ['unrar unar cabextract unsquashfs', { later: '', unless: 'l lb v vb t -l -ll' }],
  ['mkisofs genisoimage xorrisofs mksquashfs', { options: '-o', words: 'last' }],
  // Keys
  ['openssl', { options: '-out -keyout -writerand -signout -CAserial -certout -sess_out' }],
  ['gpg gpg2 age age-keygen minisign', { options: outputs }],
  ['ssh-keygen', { options: '-f' }],
  // Building
  ['gcc g++ cc c++ clang clang++ tcc gfortran', { options: '-o -MF -MJ -dumpdir' }],
  ['ld as nasm yasm swiftc ocamlopt ghc dmd ldc2', { options: '-o' }],
  ['objcopy', { words: 'last' }],
  [
    'go',
    {
      options: '-o -C -outputdir -coverprofile -cpuprofile -memprofile -blockprofile -mutexprofile -trace',
    },
  ],
  ['rustc', { options: '-o --out-dir' }],
  [
    'tsc',
    { options: '--outFile --outDir --declarationDir --tsBuildInfoFile --generateTrace --generateCpuProfile' },
  ],
  [
    'esbuild rollup webpack parcel',
    { options: '-o -d --outfile --outdir --file --dir --output-path --dist-dir' },
  ],
  ['vite vitest', { options: '--outDir --outputFile' }],
  [
    'protoc',
    {
      options: '--descriptor_set_out --js_out --go_out --python_out --java_out --cpp_out --ts_out --dart_out',
    },
  ],
  ['make gmake ninja', { options: '-C --directory' }],
  // Behind `cmake -E`
  ['copy copy_directory copy_if_different create_symlink make_directory remove', { words: 'all' }],
  ['meson', { words: 'second', options: '-C' }],
  ['cmake', { options: '-B --build --install-prefix --prefix' }],
  ['pytest', { options: '--junitxml --junit-xml --basetemp --html' }],
  ['cargo', { options: '--target-dir --out-dir --root' }],
  // Packages
  ['npm', { options: '-C --prefix --pack-destination --cache' }],
  ['pnpm', { options: '-C --dir --store-dir --modules-dir --pack-destination' }],
  ['yarn', { options: '--cwd --modules-folder' }],
  ['pip pip3', { options: '-t -d -w --target --prefix --root --dest --wheel-dir --src --log' }],
  ['virtualenv venv', { words: 'all', values: '-p --python --prompt' }],
  // Tracing, downloads and media
  ['strace ltrace perf', { options: outputs }],
  ['time', { options: outputs }],
  ['aria2c', { options: '-o -d -l --out --dir --log' }],
  ['http https xh xhs', { options: outputs }],
  ['yt-dlp youtube-dl', { options: '-o -P --output --paths' }],
  [
    'ffmpeg',
    {
      words: 'all',
      values:
        '-i -f -c -c:v -c:a -c:s -codec -codec:v -codec:a -vcodec -acodec -t -to -ss -sseof -loglevel -v -r -s -b -b:v -b:a -q -q:v -q:a -qscale:v -crf -preset -tune -profile:v -pix_fmt -vf -af -filter:v -filter:a -filter_complex -lavfi -map -map_metadata -metadata -movflags -ac -ar -aspect -frames:v -vframes -threads -vsync -g -bufsize -maxrate -safe -stream_loop -hwaccel -vaapi_device -framerate -start_number -fflags -progress',
    },
  ],
  ['convert magick ddrescue cwebp', { words: 'last', options: '-o', unless: 'identify' }],
];

export const writing: readonly (readonly [string, Reader])[] = table.flatMap(([names, written]) =>
  names.split(' ').map((name) => [name.toLowerCase(), reader(written)] as const),
);

function reader({ options = '', values = '', when, later, unless, words: which }: Written): Reader {
  const [told, other] = [options, values].map((names) => names.split(' ').filter((name) => name !== ''));
  return (words, program) => {
    const given = readLoosely(words, told ?? [], other ?? []);
    const first = words[0]?.text ?? '';
    if (unless?.split(' ').includes(first)) return [];
    const isChanging = when === undefined || hasOne(words, when);
    const changed = isChanging && which !== undefined ? pick[which](given.words) : [];
    const isLater =
      (later !== undefined && (later === '' ? given.values.length === 0 : hasOne(words, later))) ||
      given.values.some(({ text }) => isCommand.test(text));
    return [
      ...[...given.values, ...changed].map((path): PathChange => ({ kind: 'writes', path })),
      ...(isLater ? [knownLater(program)] : []),
    ] satisfies Change[];
  };
}

/** strace starts a file name like this as a command. */
const isCommand = /^[|!]/;

const pick: Readonly<
  Record<NonNullable<Written['words']>, (words: readonly Argument[]) => readonly Argument[]>
> = {
  all: (words) => words,
  first: (words) => words.slice(0, 1),
  second: (words) => words.slice(1, 2),
  last: (words) => words.slice(-1),
};

type LooselyRead = { readonly values: readonly Argument[]; readonly words: readonly Argument[] };

/** The values of known options, and the words that are neither options nor such values. */
function readLoosely(
  given: readonly Argument[],
  told: readonly string[],
  other: readonly string[],
): LooselyRead {
  const values: Argument[] = [];
  const words: Argument[] = [];
  let pending: Argument[] | null = null;
  const end = given.findIndex(({ text }) => text === '--');
  for (const word of end === -1 ? given : given.slice(0, end)) {
    if (pending) {
      pending.push(word);
      pending = null;
    } else if (!word.text.startsWith('-') || word.text === '-') words.push(word);
    else if (isFollowed(word.text, told)) pending = values;
    else if (isFollowed(word.text, other)) pending = [];
    else values.push(...joinedTo(word, told));
  }
  return { values, words: end === -1 ? words : [...words, ...given.slice(end + 1)] };
}

/** The name without dashes, in lower case unless it is a letter. No two programs differ only in this. */
function bare(option: string): string {
  const name = option.replace(/^--?/, '');
  return name.length === 1 ? name : name.toLowerCase();
}

/** Whether the word is one of the options: in full, shortened, or as the last of joined letters. */
function isFollowed(word: string, names: readonly string[]): boolean {
  return names.some((name) => {
    if (bare(name) === bare(word)) return true;
    if (name.startsWith('--')) return isShortened(word, name);
    return areLetters(names) && new RegExp(`^-[a-zA-Z]+${name[1]}$`).test(word);
  });
}

function isShortened(word: string, name: string): boolean {
  return word.length > 4 && word.startsWith('--') && bare(name).startsWith(bare(word));
}

function areLetters(names: readonly string[]): boolean {
  return names.every((name) => name.startsWith('--') || name.length === 2);
}

/** The value in `--name=value`, `-name=value`, `-nvalue`, or in `-abnvalue` if all options are letters. */
function joinedTo({ text, isPattern }: Argument, names: readonly string[]): Argument[] {
  const [given = '', ...rest] = text.split('=');
  const isNamed = names.some((name) => bare(name) === bare(given) || isShortened(given, name));
  if (isNamed && rest.length > 0) return [{ text: rest.join('='), isPattern }];
  const short = names.filter((name) => !name.startsWith('--'));
  const start = short.find((name) => text.startsWith(name));
  if (start !== undefined) return [{ text: text.slice(start.length), isPattern }];
  if (!areLetters(names) || short.length === 0) return [];
  const letters = short.map((name) => name[1]).join('');
  const value = new RegExp(`^-[a-zA-Z]*?[${letters}](.+)$`, 's').exec(text)?.[1];
  return value === undefined ? [] : [{ text: value, isPattern }];
}

function hasOne(words: readonly Argument[], names: string): boolean {
  return names.split(' ').some((name) => {
    const letter = /^-[a-zA-Z]$/.test(name) ? new RegExp(`^-[a-zA-Z]*${name[1]}`) : null;
    return words.some(({ text }) => {
      const isOption = text.startsWith('-') && name.startsWith('-');
      if (isOption && bare(text.replace(/=.*$/s, '')) === bare(name)) return true;
      return text === name || letter?.test(text) === true;
    });
  });
}
