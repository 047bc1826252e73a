import { textOf } from '@shared/texts/text';
import {
  aside,
  type Directories,
  type HereDocument,
  invalid,
  isNext,
  joinedPlaces,
  keepOnly,
  keywordAt,
  knownOf,
  type Place,
  type Reader,
  skipBlanks,
  takeLineEnds,
} from './command-reader';
import { readCompound } from './compound-commands';
import { readHereDocument } from './here-documents';
import { NotUnderstood } from './not-understood';
import { readSimple, type Surroundings } from './simple-commands';

// Lists of commands: `a; b`, `a && b || c`, `a | b`, `a &`, and the folder in which each command runs.

/** Reads up to one of `ends`, without reading that. The caller checks by the parts whether the list is empty. */
export function readList(reader: Reader, start: Place, ends: readonly string[]): Directories {
  let directories: Directories = { success: start, failure: start };
  takeEnds(reader);
  while (!isAtEnd(reader, ends)) {
    const place = joinedPlaces(directories.success, directories.failure);
    const known = knownOf(reader);
    directories = readChain(reader, place);
    skipBlanks(reader);
    if (isNext(reader, '&') && !isNext(reader, '&&')) {
      reader.at += 1;
      directories = { success: place, failure: place };
      keepOnly(reader, known);
    } else if (isNext(reader, ';') && !isNext(reader, ';;')) reader.at += 1;
    else if (reader.text[reader.at] !== '\n') break;
    takeEnds(reader);
  }
  if (!isAtEnd(reader, ends)) throw invalid();
  return directories;
}

function takeEnds(reader: Reader): void {
  takeLineEnds(reader, (inner: Reader, each: HereDocument) => readHereDocument(inner, each));
}

function isAtEnd(reader: Reader, ends: readonly string[]): boolean {
  skipBlanks(reader);
  if (reader.at >= reader.text.length) return ends.length === 0;
  return ends.some((end) => (/^[a-z}]/.test(end) ? keywordAt(reader, [end]) !== null : isNext(reader, end)));
}

/** `a && b || c`, from left to right. */
function readChain(reader: Reader, start: Place): Directories {
  let directories = readPipeline(reader, start);
  for (skipBlanks(reader); isNext(reader, '&&') || isNext(reader, '||'); skipBlanks(reader)) {
    const isAnd = isNext(reader, '&&');
    reader.at += 2;
    takeEnds(reader);
    const from = isAnd ? directories.success : directories.failure;
    const next = aside(reader, () => readPipeline(reader, from));
    directories = isAnd
      ? { success: next.success, failure: joinedPlaces(directories.failure, next.failure) }
      : { success: joinedPlaces(directories.success, next.success), failure: next.failure };
  }
  return directories;
}

function readPipeline(reader: Reader, start: Place): Directories {
  let isNegated = false;
  takeTime(reader);
  for (skipBlanks(reader); keywordAt(reader, ['!']) !== null; skipBlanks(reader)) {
    reader.at += 1;
    // With extended patterns, `!(` begins a pattern.
    if (isNext(reader, '(')) throw invalid();
    isNegated = !isNegated;
  }
  const first = reader.parts.length;
  const upstream: (readonly string[])[] = [];
  const known = knownOf(reader);
  const directories = readOne(reader, { place: start, reads: [], callFunction: readOne });
  skipBlanks(reader);
  if (!isPipe(reader))
    return isNegated ? { success: directories.failure, failure: directories.success } : directories;
  keepOnly(reader, known);
  let from = first;
  while (isPipe(reader)) {
    if (isNext(reader, '|&')) throw new NotUnderstood(textOf('not-understood.sign', { sign: '|&' }));
    upstream.push(...reader.parts.slice(from).map(({ words }) => words));
    from = reader.parts.length;
    reader.at += 1;
    takeEnds(reader);
    // Each command of a pipeline runs in its own shell: a `cd` in one does not affect the others.
    aside(reader, () => readOne(reader, { place: start, reads: [...upstream], callFunction: readOne }));
    skipBlanks(reader);
  }
  return { success: start, failure: start };
}

function isPipe(reader: Reader): boolean {
  return isNext(reader, '|') && !isNext(reader, '||');
}

/** Reads `time`, which the grammar takes for a program. */
function takeTime(reader: Reader): void {
  skipBlanks(reader);
  const [whole = ''] =
    /^time(?:[ \t]+-p)?[ \t]+(?=[\w./])/.exec(reader.text.slice(reader.at, reader.at + 40)) ?? [];
  if (whole === '') return;
  if (!reader.isReplaying) reader.starts.add(reader.at);
  reader.at += whole.length;
  reader.isTimed = true;
}

function readOne(reader: Reader, surroundings: Surroundings): Directories {
  skipBlanks(reader);
  return readCompound(reader, surroundings, readList) ?? readSimple(reader, surroundings);
}
