import { type PlainKey, textOf } from '@shared/texts/text';
import { deeper, invalid, mentions, type Piece, type Reader, type Value } from './command-reader';
import { NotUnderstood } from './not-understood';
import { unknownNumber, unknownText, unknownWords } from './unknown-text';

// Expansions: parts of a word that bash replaces when it runs the command. Commands in them are read as commands.
// Anything that bash would evaluate again, such as an index or arithmetic with names, is not understood.

type Quoting = 'bare' | 'quoted';

/** Reads an expansion at a `$`. */
export function readDollar(reader: Reader, quoting: Quoting): Piece {
  const rest = reader.text.slice(reader.at, reader.at + longestName);
  if (rest.startsWith('$((')) return readArithmetic(reader);
  if (rest.startsWith('$(')) return readSubstitution(reader, quoting);
  if (rest.startsWith('${')) return readBraced(reader, quoting);
  if (quoting === 'bare' && rest.startsWith('$"')) throw notUnderstood('not-understood.translated-string');
  if (rest.startsWith('$[')) throw notUnderstood('not-understood.arithmetic');
  const name = /^\$([A-Za-z_]\w*)/.exec(rest)?.[1];
  if (name !== undefined) {
    reader.at += name.length + 1;
    return variable(reader, name, quoting);
  }
  const [special = ''] = /^\$[?#$!@*\d_-]/.exec(rest) ?? [];
  reader.at += Math.max(1, special.length);
  if (special === '') return { choices: [{ text: '$', isPattern: false }] };
  if (/^\$[?#$!]$/.test(special)) return { choices: [{ text: unknownNumber, isPattern: true }] };
  return unknown(/^\$[@*]$/.test(special) ? 'bare' : quoting);
}

const longestName = 1_000;

function notUnderstood(why: PlainKey): NotUnderstood {
  return new NotUnderstood(textOf(why));
}

function unknown(quoting: Quoting): Piece {
  return { choices: [{ text: quoting === 'quoted' ? unknownText : unknownWords, isPattern: true }] };
}

/** Arithmetic with numbers only: bash would evaluate a name, and also its value. */
function readArithmetic(reader: Reader): Piece {
  const [whole] =
    /^\$\(\([\d\s+*/%<>=!&|^~?:-]*\)\)/.exec(reader.text.slice(reader.at, reader.at + longestName)) ?? [];
  if (whole === undefined) throw notUnderstood('not-understood.arithmetic');
  reader.at += whole.length;
  return { choices: [{ text: unknownNumber, isPattern: true }] };
}

function readSubstitution(reader: Reader, quoting: Quoting): Piece {
  reader.at += 2;
  deeper(reader, () => reader.readCommands(reader, reader.place));
  return unknown(quoting);
}

/** Reads backquotes, but only without characters that have a special meaning inside them. */
export function readBackquoted(reader: Reader, quoting: Quoting): Piece {
  const end = reader.text.indexOf('`', reader.at + 1);
  const inside = reader.text.slice(reader.at + 1, end);
  if (end === -1 || /[\\"'#\n]|<</.test(inside)) throw notUnderstood('not-understood.command-substitution');
  reader.at += 1;
  const bounded = { ...reader, text: `${reader.text.slice(0, end)})`, pending: [] };
  deeper(reader, () => reader.readCommands(bounded, reader.place));
  if (bounded.at !== end + 1) throw invalid();
  reader.at = end + 1;
  return unknown(quoting);
}

/** `${name}`, also with an operation on the value that needs only literal text. */
function readBraced(reader: Reader, quoting: Quoting): Piece {
  const rest = reader.text.slice(reader.at, reader.at + longestName);
  const plain = /^\$\{([A-Za-z_]\w*)\}/.exec(rest);
  if (plain?.[1] !== undefined) {
    reader.at += plain[0].length;
    return variable(reader, plain[1], quoting);
  }
  const changed =
    /^\$\{(?:#?[A-Za-z_]\w*(?:\[[@*]\])?|#?[\d@*]|[A-Za-z_]\w*(?::?[-+?]|##?|%%?|\/\/?|\^\^?|,,?)[^$`'"{}\\]*|[A-Za-z_]\w*(?::\d+){1,2}|\d:?-[^$`'"{}\\]*)\}/s.exec(
      rest,
    );
  if (!changed) throw notUnderstood('not-understood.variable');
  reader.at += changed[0].length;
  return unknown(/[@*]\]?\}$/.test(changed[0]) ? 'bare' : quoting);
}

function variable(reader: Reader, name: string, quoting: Quoting): Piece {
  const values = reader.values.get(name);
  if (values) return { choices: values.map((value) => asUsed(value, quoting)), isName: true };
  const isHome = name === 'HOME' && mentions(reader, name) === 0;
  if (isHome && /(?:^|[\s"])\$\{?HOME\}?$/.test(reader.text.slice(Math.max(0, reader.at - 10), reader.at)))
    return { choices: [{ text: '~', isPattern: true }] };
  return unknown(quoting);
}

/** Outside quotes, bash would split the value, and take it for a pattern. */
function asUsed(value: Value, quoting: Quoting): Value {
  const isPlain = !value.isPattern && /^[^\s*?[\\~]+$/.test(value.text);
  return quoting === 'quoted' || isPlain ? value : { text: unknownWords, isPattern: true };
}
