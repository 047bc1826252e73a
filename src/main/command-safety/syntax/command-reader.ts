import { textOf } from '@shared/texts/text';
import type { CommandPart } from './command-part';
import { NotUnderstood } from './not-understood';

// The reader of a command line: its position, and the result so far. Reads spaces, comments and line ends.

/**
 * The folders that a command may run in, in the form of `CommandPart.directory`. Empty: the command is never reached.
 */
export type Place = readonly string[];

/** The folders of the shell after success and after failure. */
export type Directories = { readonly success: Place; readonly failure: Place };

/** A possible value of a word or a variable. */
export type Value = {
  readonly text: string;
  /** Bash replaces it, as in `CommandPart.patterns`. */
  readonly isPattern: boolean;
};

/** A part of a word, with all its possible values. */
export type Piece = {
  readonly choices: readonly Value[];
  readonly hasBrace?: true;
  /** The value is a whole name. Joined with more text, it is another name. */
  readonly isName?: true;
};

export type HereDocument = {
  readonly delimiter: string;
  /** Bash expands nothing in it. */
  readonly isQuoted: boolean;
  readonly withoutTabs: boolean;
  /** Null before it is read, and if it is known only when it runs. */
  text: string | null;
};

export type Reader = {
  readonly text: string;
  at: number;
  readonly parts: CommandPart[];
  depth: number;
  /** The offsets at which commands begin, to be compared with those of the grammar. */
  readonly starts: Set<number>;
  /** The next command follows `time`. */
  isTimed: boolean;
  /** The reader reads a text for the second time. */
  isReplaying: boolean;
  /** The here-documents whose texts begin after the next line end. */
  pending: HereDocument[];
  /** The offsets at which the bodies of functions begin. */
  readonly functions: Map<string, number>;
  /** All possible values of a variable, if they are known. */
  readonly values: Map<string, readonly Value[]>;
  /** The assignments so far. */
  readonly assignments: string[];
  /** The position is not inside a condition, loop, pipeline or subshell. */
  isStraight: boolean;
  /** Reads the commands of `$(…)` and the closing bracket. A function of the reader, to avoid an import cycle. */
  readonly readCommands: (reader: Reader, place: Place) => void;
  /** The folders in which the current command may run. */
  place: Place;
};

/** Skips spaces, joined lines and a comment. */
export function skipBlanks(reader: Reader): void {
  const [blanks = ''] = /^(?:[ \t]|\\\n)*/.exec(reader.text.slice(reader.at, reader.at + longestGap)) ?? [];
  reader.at += blanks.length;
  if (reader.text[reader.at] !== '#') return;
  const end = reader.text.indexOf('\n', reader.at);
  reader.at = end === -1 ? reader.text.length : end;
}

const longestGap = 20_000;

/** Reads line ends, and the here-documents after them. Returns whether there was a line end. */
export function takeLineEnds(
  reader: Reader,
  readBody: (reader: Reader, each: HereDocument) => void,
): boolean {
  let found = false;
  for (skipBlanks(reader); reader.text[reader.at] === '\n'; skipBlanks(reader)) {
    reader.at += 1;
    found = true;
    const pending = reader.pending;
    reader.pending = [];
    for (const each of pending) readBody(reader, each);
  }
  return found;
}

export function isNext(reader: Reader, text: string): boolean {
  return reader.text.startsWith(text, reader.at);
}

/** The keyword at the position, if it is one of these. */
export function keywordAt(reader: Reader, keywords: readonly string[]): string | null {
  const [found = ''] =
    /^(?:[a-z]+|[{}!]|\[\[)(?=[\s;&|()<>]|$)/.exec(reader.text.slice(reader.at, reader.at + 12)) ?? [];
  return keywords.includes(found) ? found : null;
}

export function takeKeyword(reader: Reader, keyword: string): void {
  skipBlanks(reader);
  if (keywordAt(reader, [keyword]) === null) throw invalid();
  reader.at += keyword.length;
}

export function invalid(): NotUnderstood {
  return new NotUnderstood(textOf('not-understood.invalid'));
}

/** Reads one level deeper, up to a limit. */
export function deeper<T>(reader: Reader, read: () => T): T {
  if (reader.depth === deepest) throw new NotUnderstood(textOf('not-understood.too-deep'));
  reader.depth += 1;
  const result = read();
  reader.depth -= 1;
  return result;
}

const deepest = 50;

/** Reads commands whose variables and folder changes are uncertain for what follows. */
export function aside<T>(reader: Reader, read: () => T): T {
  const before = reader.isStraight;
  reader.isStraight = false;
  const result = read();
  reader.isStraight = before;
  return result;
}

/** The known variables and functions before something that may run in a subshell. */
export function knownOf({ values, functions }: Reader): Known {
  return { values: new Set(values.keys()), functions: functions.size };
}

type Known = { readonly values: ReadonlySet<string>; readonly functions: number };

/** Forgets variables that were set in a subshell. */
export function keepOnly({ values, functions }: Reader, known: Known): void {
  for (const name of values.keys()) if (!known.values.has(name)) values.delete(name);
  if (functions.size !== known.functions) throw new NotUnderstood(textOf('not-understood.function'));
}

export function joinedPlaces(...places: readonly Place[]): Place {
  const joined = [...new Set(places.flat())];
  if (joined.length > mostPlaces) throw new NotUnderstood(textOf('not-understood.after-cd'));
  return joined;
}

const mostPlaces = 4;

/** How often the whole text names a variable, without its uses. If it is once, nothing else can change it. */
export function mentions({ text }: Reader, name: string): number {
  return [...text.matchAll(new RegExp(`(?<![\\w$-]|\\$\\{)${name}(?!\\w)`, 'g'))].length;
}
