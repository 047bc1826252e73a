import { textOf } from '@shared/texts/text';
import type { CommandPart } from './command-part';
import { NotUnderstood } from './not-understood';

// The reader of a command line: where it is, and what it found so far. Blanks, comments and line ends are taken here.

/** The directories a command may run in, as `CommandPart` has them; none: it is never reached. */
export type Place = readonly string[];

/** Where the shell is after success and after failure. */
export type Directories = { readonly success: Place; readonly failure: Place };

/** What a word, or a variable, may be. */
export type Value = {
  readonly text: string;
  /** Bash puts something else in its place, as in `CommandPart.patterns`. */
  readonly isPattern: boolean;
};

/** A part of a word: all it may be. */
export type Piece = {
  readonly choices: readonly Value[];
  readonly hasBrace?: true;
  /** Its value is a whole name: with more around it, it is another. */
  readonly isName?: true;
};

export type HereDocument = {
  readonly delimiter: string;
  /** Nothing in it is replaced. */
  readonly isQuoted: boolean;
  readonly withoutTabs: boolean;
  /** Null as long as it was not read, and for one that is not known before it runs. */
  text: string | null;
};

export type Reader = {
  readonly text: string;
  at: number;
  readonly parts: CommandPart[];
  depth: number;
  /** Where commands begin, to be held against what the grammar found. */
  readonly starts: Set<number>;
  /** The next command stands behind `time`. */
  isTimed: boolean;
  /** It goes through a text for the second time. */
  isReplaying: boolean;
  /** Those whose texts begin behind the next line end. */
  pending: HereDocument[];
  /** Where the bodies of functions begin. */
  readonly functions: Map<string, number>;
  /** All that a variable may be, where that is known. */
  readonly values: Map<string, readonly Value[]>;
  /** What was assigned so far, as it stands there. */
  readonly assignments: string[];
  /** No condition, loop, pipeline or shell of its own is around it. */
  isStraight: boolean;
  /** Reads the commands of `$(…)` up to its closing bracket; told by who knows commands. */
  readonly readCommands: (reader: Reader, place: Place) => void;
  /** Where the command that is being read may run. */
  place: Place;
};

/** Blanks, joined lines and a comment. */
export function skipBlanks(reader: Reader): void {
  const [blanks = ''] = /^(?:[ \t]|\\\n)*/.exec(reader.text.slice(reader.at, reader.at + longestGap)) ?? [];
  reader.at += blanks.length;
  if (reader.text[reader.at] !== '#') return;
  const end = reader.text.indexOf('\n', reader.at);
  reader.at = end === -1 ? reader.text.length : end;
}

const longestGap = 20_000;

/** Line ends, with the here-documents behind them; whether there was one. */
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

/** The word of the shell's own language that stands there, if it is one of these. */
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

/** One level deeper, as long as that has an end. */
export function deeper<T>(reader: Reader, read: () => T): T {
  if (reader.depth === deepest) throw new NotUnderstood(textOf('not-understood.too-deep'));
  reader.depth += 1;
  const result = read();
  reader.depth -= 1;
  return result;
}

const deepest = 50;

/** Where what it sets and where it goes says nothing to what follows. */
export function aside<T>(reader: Reader, read: () => T): T {
  const before = reader.isStraight;
  reader.isStraight = false;
  const result = read();
  reader.isStraight = before;
  return result;
}

/** What is known before something that may run in a shell of its own. */
export function knownOf({ values, functions }: Reader): Known {
  return { values: new Set(values.keys()), functions: functions.size };
}

type Known = { readonly values: ReadonlySet<string>; readonly functions: number };

/** What a shell of its own sets is set there alone. */
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

/** How often the whole text names a variable, beside where it is used: once, and nothing else can change it. */
export function mentions({ text }: Reader, name: string): number {
  return [...text.matchAll(new RegExp(`(?<![\\w$-]|\\$\\{)${name}(?!\\w)`, 'g'))].length;
}
