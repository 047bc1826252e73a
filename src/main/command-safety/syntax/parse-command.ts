import { type Text, textOf } from '@shared/texts/text';
import { commandStarts } from './bash-grammar';
import { readList } from './command-lists';
import type { CommandPart } from './command-part';
import { invalid, type Reader } from './command-reader';
import { NotUnderstood } from './not-understood';

// Bash parser: the commands of a bash command line, as far as they are certain before it runs. Anything uncertain is
// not understood. A grammar parses the same text: both must find the same commands.

export type ParsedCommand =
  | { readonly kind: 'understood'; readonly parts: readonly CommandPart[] }
  /** `why` continues "it cannot be understood: …". `parts` are those before the part that is not understood. */
  | { readonly kind: 'not-understood'; readonly why: Text; readonly parts: readonly CommandPart[] };

export async function parseCommand(text: string): Promise<ParsedCommand> {
  const reader = readerOf(text);
  try {
    checkCharacters(text);
    const starts = await commandStarts(text);
    if (starts === null) throw invalid();
    readList(reader, [''], []);
    if (reader.at < text.length || reader.pending.length > 0) throw invalid();
    if (reader.parts.length === 0 && reader.functions.size === 0)
      throw new NotUnderstood(textOf('not-understood.empty'));
    if (!isSame(starts, reader.starts)) throw new NotUnderstood(textOf('not-understood.blanks'));
    return { kind: 'understood', parts: reader.parts };
  } catch (error) {
    if (error instanceof NotUnderstood)
      return { kind: 'not-understood', why: error.why, parts: reader.parts };
    throw error;
  }
}

function readerOf(text: string): Reader {
  return {
    text,
    at: 0,
    parts: [],
    depth: 0,
    starts: new Set(),
    isReplaying: false,
    isTimed: false,
    pending: [],
    functions: new Map(),
    values: new Map(),
    assignments: [],
    isStraight: true,
    place: [''],
    readCommands(inner, place) {
      const [isStraight, outer] = [inner.isStraight, inner.place];
      inner.isStraight = false;
      readList(inner, place, [')']);
      if (inner.text[inner.at] !== ')' || inner.pending.length > 0) throw invalid();
      inner.at += 1;
      inner.isStraight = isStraight;
      inner.place = outer;
    },
  };
}

function checkCharacters(text: string): void {
  if (text.length > longest)
    throw new NotUnderstood(textOf('not-understood.too-long', { characters: longest }));
  if (/[^\P{Cc}\n\t]|\p{Cs}|[\u{fdd0}-\u{fdd2}]/u.test(text))
    throw new NotUnderstood(textOf('not-understood.control-characters'));
  // Bash joins the two lines before it reads them, so a name or an operator may continue on the next line.
  if (/[^\s\w./=:,@%+-]\w*\\\n(?=\S)/.test(text)) throw new NotUnderstood(textOf('not-understood.blanks'));
}

const longest = 20_000;

function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((at) => other.has(at));
}
