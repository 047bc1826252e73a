import { textOf } from '@shared/texts/text';
import type { Value } from './command-reader';
import { invalid, type Piece, type Reader } from './command-reader';
import { readBackquoted, readDollar } from './expansions';
import { NotUnderstood } from './not-understood';
import { decodeEscapes } from './shell-words';
import { unknownText } from './unknown-text';

// Reads one word of bash, without quotes and escapes. Text that bash inserts when it runs is marked as unknown, unless
// its value is known.

/** Reads the word at the position: its possible values, and several words for `{a,b}`. Null if no word begins here. */
export function readWords(reader: Reader): readonly (readonly Value[])[] | null {
  const start = reader.at;
  const process = readProcess(reader);
  if (process) return [[process]];
  const pieces: Piece[] = [];
  for (let piece = readPiece(reader, start); piece !== null; piece = readPiece(reader, start))
    pieces.push(piece);
  if (reader.at === start) return null;
  const source = reader.text.slice(start, reader.at);
  if (/(?<!\$)\{/.test(source) && /,|\.\./.test(source) && pieces.some(({ hasBrace }) => hasBrace))
    return braceWords(source).map((value) => [value]);
  return [joinedPieces(pieces, source.startsWith('~'))];
}

/** Reads exactly one word; `''` if none begins here. */
export function readValue(reader: Reader): readonly Value[] {
  const words = readWords(reader) ?? [[{ text: '', isPattern: false }]];
  const [only, ...others] = words;
  if (only === undefined || others.length > 0)
    throw new NotUnderstood(textOf('not-understood.word', { word: '{' }));
  return only;
}

/** Reads one piece of a word: quoted text, an escape, an expansion or plain text. */
function readPiece(reader: Reader, start: number): Piece | null {
  const { text, at } = reader;
  switch (text[at]) {
    case "'":
      return quoted(reader, /'([^']*)'/sy);
    case '"':
      return readDoubleQuoted(reader);
    case '\\':
      return readEscape(reader);
    case '`':
      return readBackquoted(reader, 'bare');
    case '$':
      return text[at + 1] === "'" ? readAnsi(reader) : readDollar(reader, 'bare');
    default:
      return readPlain(reader, start);
  }
}

function matchAt(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at;
  const match = pattern.exec(reader.text);
  if (match) reader.at += match[0].length;
  return match;
}

function literal(text: string): Piece {
  return { choices: [{ text, isPattern: false }] };
}

function quoted(reader: Reader, pattern: RegExp): Piece {
  const match = matchAt(reader, pattern);
  if (!match) throw invalid();
  return literal(match[1] ?? '');
}

function readAnsi(reader: Reader): Piece {
  const match = matchAt(reader, /\$'((?:[^'\\]|\\.)*)'/sy);
  const decoded = match && decodeEscapes(match[1] ?? '');
  if (decoded === null) throw new NotUnderstood(textOf('not-understood.word', { word: "$'…'" }));
  return literal(decoded);
}

function readEscape(reader: Reader): Piece {
  const match = matchAt(reader, /\\(.)/suy);
  if (!match) throw invalid();
  // Bash joins the two lines: `ec\⏎ho` is `echo`.
  return literal(match[1] === '\n' ? '' : (match[1] ?? ''));
}

function readPlain(reader: Reader, start: number): Piece | null {
  const { at } = reader;
  const match = matchAt(reader, /[^'"\\$`|&;()<>\s\p{Cc}]+/uy);
  if (!match) return null;
  const [plain] = match;
  // After `=` and `:`, bash replaces `~` with a home folder too.
  if (/[=:]~/.test(`${at > start ? (reader.text[at - 1] ?? '') : ''}${plain}`))
    throw new NotUnderstood(textOf('not-understood.word', { word: plain.slice(0, 80) }));
  const piece = { choices: [{ text: plain, isPattern: /[*?[]/.test(plain) }] };
  return plain.includes('{') ? { ...piece, hasBrace: true } : piece;
}

function readDoubleQuoted(reader: Reader): Piece {
  reader.at += 1;
  const pieces: Piece[] = [];
  for (;;) {
    const plain = matchAt(reader, /[^"\\$`]+/y);
    if (plain) pieces.push(literal(plain[0]));
    const sign = reader.text[reader.at];
    if (sign === undefined) throw invalid();
    if (sign === '"') break;
    if (sign === '\\') pieces.push(readQuotedEscape(reader));
    else if (sign === '$') pieces.push(readDollar(reader, 'quoted'));
    else if (sign === '`') pieces.push(readBackquoted(reader, 'quoted'));
  }
  reader.at += 1;
  const [only, ...others] = pieces;
  if (only?.isName && others.length === 0) return only;
  return { choices: joinedPieces(pieces, false) };
}

function readQuotedEscape(reader: Reader): Piece {
  const match = matchAt(reader, /\\(.?)/suy);
  const sign = match?.[1] ?? '';
  if (sign === '\n') return literal('');
  return literal(/[$`"\\]/.test(sign) ? sign : `\\${sign}`);
}

/** The possible values of the word: all combinations of its pieces' values. */
function joinedPieces(pieces: readonly Piece[], isHome: boolean): readonly Value[] {
  let choices: readonly Value[] = [{ text: '', isPattern: isHome }];
  for (const piece of pieces) {
    const known = piece.isName && pieces.length > 1 ? piece.choices.map(unlessLiteral) : piece.choices;
    choices = choices.flatMap((before) =>
      known.map(({ text, isPattern }) => ({
        text: before.text + text,
        isPattern: before.isPattern || isPattern,
      })),
    );
    if (choices.length > mostChoices) throw new NotUnderstood(textOf('not-understood.too-deep'));
  }
  // A single `[` is a program.
  return choices.length === 1 && choices[0]?.text === '[' ? [{ text: '[', isPattern: false }] : choices;
}

const mostChoices = 200;

function unlessLiteral(value: Value): Value {
  return value.isPattern ? { text: unknownText, isPattern: true } : value;
}

/** `<(…)`: a file with the output of commands. */
function readProcess(reader: Reader): Value | null {
  if (!reader.text.startsWith('<(', reader.at)) return null;
  reader.at += 2;
  reader.readCommands(reader, reader.place);
  return { text: '/dev/stdin', isPattern: false };
}

// Brace expansion: `src/{a,b}.ts` and `{1..5}`, if bash expands nothing else in the word.

/** The words that the braces stand for. */
function braceWords(source: string): readonly Value[] {
  const [, before = '', inside = '', after = ''] = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(source) ?? [];
  const items = itemsOf(inside);
  if (items === null || !/^[\w@%+=:,./{}*?-]+$/.test(source) || before.endsWith('$'))
    throw new NotUnderstood(textOf('not-understood.word', { word: source.slice(0, 80) }));
  return items.map((item) => {
    const text = `${before}${item}${after}`;
    return { text, isPattern: /[*?[]/.test(text) };
  });
}

function itemsOf(inside: string): readonly string[] | null {
  const [, from, to] = /^(\d{1,4})\.\.(\d{1,4})$/.exec(inside) ?? [];
  if (from === undefined || to === undefined)
    return inside.includes(',') && !inside.includes('..') ? inside.split(',') : null;
  // Leading zeros would make bash pad all numbers.
  if (/^0\d|^0\d/.test(`${from}`) || /^0\d/.test(to)) return null;
  const [first, last] = [Number(from), Number(to)];
  const count = Math.abs(last - first) + 1;
  if (count > mostItems) return null;
  return Array.from({ length: count }, (_, index) => String(first + (last < first ? -index : index)));
}

const mostItems = 50;
