// Quote removal, one word of bash as the program gets it: quotes taken away, escapes decoded. What bash would fill in
// is not decoded.

export type ShellWord = {
  readonly text: string;
  /** Bash puts something else in its place: the names of files that match, or a home folder. */
  readonly isPattern: boolean;
};

/** Null for what is not exactly one word, or not known before it runs (variables, substitutions, braces, …). */
export function decodeWord(source: string): ShellWord | null {
  if (source === '' || source.startsWith('#')) return null;
  const reader: Reader = { source, at: 0, text: '', isPattern: source.startsWith('~'), hasBrace: false };
  while (reader.at < source.length) if (!readPiece(reader)) return null;
  if (reader.hasBrace && /,|\.\./.test(source)) return null;
  return { text: reader.text, isPattern: reader.isPattern };
}

/** The words of a simple command that is nothing but words and blanks; null for anything else. */
export function splitWords(source: string): string[] | null {
  const words = source.match(wordSources) ?? [];
  const decoded = words.map(decodeWord);
  if (words.length === 0 || source.replace(wordSources, '').trim() !== '') return null;
  return decoded.every((word) => word !== null) ? decoded.map(({ text }) => text) : null;
}

/** The simple commands of a chain `a && b`, each as it stands there; null when it is anything else. */
export function splitChain(source: string): string[] | null {
  const chain: string[][] = [[]];
  for (const [word] of source.matchAll(wordSources)) {
    if (word === '&&') chain.push([]);
    else chain.at(-1)?.push(word);
  }
  const commands = chain.map((words) => words.join(' '));
  return commands.every((command) => splitWords(command) !== null) ? commands : null;
}

/** Words as a person types them: quoted where bash would take them for more. */
export function joinWords(words: readonly string[]): string {
  return words.map(quoteWord).join(' ');
}

function quoteWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) && !/[=:]~/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

const wordSources = /(?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+/gs;

type Reader = { readonly source: string; at: number; text: string; isPattern: boolean; hasBrace: boolean };

/** Reads what is up to the next quote or escape, or one of them; false for what cannot be decoded. */
function readPiece(reader: Reader): boolean {
  const rest = reader.source.slice(reader.at);
  switch (rest[0]) {
    case "'":
      return take(reader, /^'([^']*)'/s.exec(rest));
    case '"':
      return readDoubleQuoted(reader, rest);
    case '\\':
      return readEscape(reader, rest);
    case '$':
      return readDollar(reader, rest);
    default:
      return readPlain(reader, rest);
  }
}

function readPlain(reader: Reader, rest: string): boolean {
  const plain = /^[^'"\\$`|&;()<>\s\p{Cc}]+/u.exec(rest);
  // After `=` and `:` a home folder is filled in as well.
  if (!plain || /[=:]~/.test(`${reader.source[reader.at - 1] ?? ''}${plain[0]}`)) return false;
  reader.isPattern ||= /[*?[]/.test(plain[0]);
  reader.hasBrace ||= plain[0].includes('{');
  return take(reader, [plain[0], plain[0]]);
}

function readEscape(reader: Reader, rest: string): boolean {
  // Bash joins the two lines: `ec\⏎ho` is `echo`.
  if (rest[1] === '\n') return take(reader, ['\\\n', '']);
  const escaped = /^\\([^\p{Cc}])/u.exec(rest);
  return take(reader, escaped);
}

function readDollar(reader: Reader, rest: string): boolean {
  if (rest === '$') return take(reader, ['$', '$']);
  const quoted = /^\$'((?:[^'\\]|\\.)*)'/s.exec(rest);
  const decoded = quoted && decodeEscapes(quoted[1] ?? '');
  return decoded !== null && take(reader, [quoted?.[0] ?? '', decoded]);
}

function readDoubleQuoted(reader: Reader, rest: string): boolean {
  const quoted = /^"((?:[^"\\]|\\.)*)"/s.exec(rest);
  const inside = quoted?.[1];
  if (quoted === null || inside === undefined) return false;
  // A dollar is only itself where nothing follows that could be a name.
  const withoutEscapes = inside.replace(/\\./gs, '  ');
  if (/`|\$(?![ |)/]|$)/.test(withoutEscapes)) return false;
  // In one go: a backslash that was escaped escapes nothing.
  return take(reader, [quoted[0], inside.replace(/\\(?:([$`"\\])|\n)/g, '$1')]);
}

function take(reader: Reader, match: readonly (string | undefined)[] | null): boolean {
  const [whole = '', meaning = ''] = match ?? [];
  if (whole === '' || /[^\P{Cc}\t\n]/u.test(meaning)) return false;
  reader.at += whole.length;
  reader.text += meaning;
  return true;
}

const namedEscapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '?': '?',
};

/** `$'…'` of ASCII; null for what names other bytes or control characters. */
export function decodeEscapes(inside: string): string | null {
  let known = true;
  const text = inside.replace(
    /\\(x[\da-fA-F]{1,2}|[0-7]{1,3}|u[\da-fA-F]{1,4}|.)/gs,
    (_whole, code: string) => {
      const number = codeOf(code);
      const letter = number === null ? namedEscapes[code] : String.fromCharCode(number);
      known &&=
        letter !== undefined &&
        (number === null || (number >= 32 && number < 127) || number === 9 || number === 10);
      return letter ?? '';
    },
  );
  return known ? text : null;
}

function codeOf(code: string): number | null {
  if (/^[0-7]/.test(code)) return Number.parseInt(code, 8);
  return /^[xu][\da-fA-F]/.test(code) ? Number.parseInt(code.slice(1), 16) : null;
}
