// Quote removal: decodes one word of bash as the program gets it, without quotes and escapes. Expansions are not
// decoded.

export type ShellWord = {
  readonly text: string;
  /** Bash replaces the word with the names of matching files, or with a home folder. */
  readonly isPattern: boolean;
};

/**
 * Null if the source is not exactly one word, or if its value is known only when it runs (variables, substitutions,
 * braces, …).
 */
export function decodeWord(source: string): ShellWord | null {
  if (source === '' || source.startsWith('#')) return null;
  const reader: Reader = { source, at: 0, text: '', isPattern: source.startsWith('~'), hasBrace: false };
  while (reader.at < source.length) if (!readPiece(reader)) return null;
  if (reader.hasBrace && /,|\.\./.test(source)) return null;
  return { text: reader.text, isPattern: reader.isPattern };
}

/** The words of a simple command that consists of words and spaces; null for anything else. */
export function splitWords(source: string): string[] | null {
  const words = source.match(wordSources) ?? [];
  const decoded = words.map(decodeWord);
  if (words.length === 0 || source.replace(wordSources, '').trim() !== '') return null;
  return decoded.every((word) => word !== null) ? decoded.map(({ text }) => text) : null;
}

/** The simple commands of a chain `a && b`, each with its quotes; null for anything else. */
export function splitChain(source: string): string[] | null {
  const chain: string[][] = [[]];
  for (const [word] of source.matchAll(wordSources)) {
    if (word === '&&') chain.push([]);
    else chain.at(-1)?.push(word);
  }
  const commands = chain.map((words) => words.join(' '));
  return commands.every((command) => splitWords(command) !== null) ? commands : null;
}

/** Joins words to a command line, with quotes where bash needs them. */
export function joinWords(words: readonly string[]): string {
  return words.map(quoteWord).join(' ');
}

/** The same for a reader: a word with an apostrophe is in double quotes, if those keep it as it is. */
export function joinReadably(words: readonly string[]): string {
  return words
    .map((word) => (word.includes("'") && !/["\\$`!]/.test(word) ? `"${word}"` : quoteWord(word)))
    .join(' ');
}

function quoteWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) && !/[=:]~/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

const wordSources = /(?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+/gs;

type Reader = { readonly source: string; at: number; text: string; isPattern: boolean; hasBrace: boolean };

/** Reads one piece: a quotation, an escape, or the plain text before the next one. False if it cannot be decoded. */
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
  // After `=` and `:`, bash replaces `~` with a home folder too.
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
  // A dollar sign is literal only if no name can begin after it.
  const withoutEscapes = inside.replace(/\\./gs, '  ');
  if (/`|\$(?![ |)/]|$)/.test(withoutEscapes)) return false;
  // In one pass: an escaped backslash does not escape what follows.
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

/** Decodes the inside of `$'…'`. Null if an escape stands for a byte other than printable ASCII, tab or line feed. */
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
