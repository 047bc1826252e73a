import { textOf } from '@shared/texts/text';
import { invalid, isNext, type Place, type Reader, takeLineEnds } from './command-reader';
import { readHereDocument } from './here-documents';
import { NotUnderstood } from './not-understood';
import { isUnknown, unknownNumber } from './unknown-text';
import { readValue } from './word-reader';

// `[[ … ]]`: a test in which bash does not split words or match files. Words that bash would evaluate, as arithmetic or
// an index, are not understood.

/** Reads from after the opening brackets to the closing ones. Adds a command with the name `[[`. */
export function readBrackets(reader: Reader, place: Place): void {
  const start = reader.at - 2;
  if (!reader.isReplaying) reader.starts.add(start);
  const words: string[] = ['[['];
  while (words.at(-1) !== ']]') words.push(readOperand(reader, place, words.at(-1) ?? ''));
  checkEvaluated(words);
  const part = {
    text: reader.text.slice(start, reader.at),
    start,
    words,
    patterns: [],
    writes: [],
    inputs: [],
    given: null,
    reads: [],
    substituted: [],
    assignments: [],
  };
  for (const directory of place.length > 0 ? place : ['']) reader.parts.push({ ...part, directory });
}

function readOperand(reader: Reader, place: Place, before: string): string {
  takeLineEnds(reader, readHereDocument);
  if (reader.at >= reader.text.length) throw invalid();
  const sign = ['&&', '||', '<', '>', '(', ')'].find((each) => isNext(reader, each));
  if (sign !== undefined && before !== '=~') {
    reader.at += sign.length;
    return sign;
  }
  return before === '=~' ? readExpression(reader) : readWord(reader, place);
}

function readWord(reader: Reader, place: Place): string {
  const start = reader.at;
  reader.place = place;
  const [only, ...others] = readValue(reader);
  if (reader.at === start || only === undefined) throw invalid();
  // Bash does not match a pattern with files here.
  return others.length > 0 ? reader.text.slice(start, reader.at) : only.text;
}

/** Reads a regular expression, if bash expands nothing in it. */
function readExpression(reader: Reader): string {
  const [whole = ''] = /^[^\s'"`$\\;&<>]+(?=\s)/.exec(reader.text.slice(reader.at, reader.at + 1_000)) ?? [];
  if (whole === '') throw new NotUnderstood(textOf('not-understood.test'));
  reader.at += whole.length;
  return whole;
}

function checkEvaluated(words: readonly string[]): void {
  const isEvaluated = words.some((word, index) => {
    const [before = '', after = ''] = [words[index - 1] ?? '', words[index + 1] ?? ''];
    if (/^-[vR]$/.test(word)) return !/^\w+$/.test(after);
    return (
      /^-(?:eq|ne|lt|le|gt|ge)$/.test(word) &&
      ![before, after].every((each) => /^-?\d+$/.test(each) || each === unknownNumber)
    );
  });
  if (isEvaluated || words.some((word) => isUnknown(word) && word.includes('[')))
    throw new NotUnderstood(textOf('not-understood.test'));
}
