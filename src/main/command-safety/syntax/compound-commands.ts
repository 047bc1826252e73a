import { textOf } from '@shared/texts/text';
import { withVariable } from './assignments';
import { readBrackets } from './bracket-tests';
import {
  aside,
  type Directories,
  deeper,
  invalid,
  isNext,
  joinedPlaces,
  keepOnly,
  keywordAt,
  knownOf,
  type Place,
  type Reader,
  skipBlanks,
  takeKeyword,
  takeLineEnds,
  type Value,
} from './command-reader';
import { readHereDocument } from './here-documents';
import { NotUnderstood } from './not-understood';
import { fromDirectory, type Redirection, readRedirection } from './redirections';
import type { Surroundings } from './simple-commands';
import { isUnknown } from './unknown-text';
import { readValue, readWords } from './word-reader';

// Compound commands: brackets, conditions, loops and functions. Their content is read as if all of it ran.

export type ReadList = (reader: Reader, start: Place, ends: readonly string[]) => Directories;

type Given = { readonly reader: Reader; readonly place: Place; readonly readList: ReadList };

/** Null if no compound command begins here. */
export function readCompound(
  reader: Reader,
  surroundings: Surroundings,
  readList: ReadList,
): Directories | null {
  const given = { reader, place: surroundings.place, readList };
  const first = reader.parts.length;
  if (isFunction(reader)) return readFunction(given, surroundings);
  const keyword = keywordAt(reader, Object.keys(readers));
  const read = isNext(reader, '(') ? readSubshell : keyword === null ? null : readers[keyword];
  if (!read) return null;
  reader.isTimed = false;
  if (keyword !== null) reader.at += keyword.length;
  const directories = deeper(reader, () => read(given));
  if (reader.parts.length === first) throw invalid();
  surround(reader, first, surroundings);
  return directories;
}

const readers: Readonly<Record<string, (given: Given) => Directories>> = {
  '{': readGroup,
  if: readIf,
  while: readWhile,
  until: readWhile,
  for: readFor,
  case: readCase,
  '[[': readBracketTest,
};

/** Adds the input and output of the whole compound command to each command in it. */
function surround(reader: Reader, first: number, { reads, place }: Surroundings): void {
  const redirections = redirectionsAhead(reader, place);
  const [directory = '', ...others] = place;
  if (redirections.length > 0 && others.length > 0)
    throw new NotUnderstood(textOf('not-understood.after-cd'));
  const inside = reader.parts.splice(first);
  const given = redirections.findLast((each) => each.kind === 'given')?.given;
  const of = (kind: Redirection['kind']) =>
    redirections.flatMap((each) =>
      each.kind === kind && 'path' in each ? [fromDirectory(directory, each.path)] : [],
    );
  for (const part of inside)
    reader.parts.push({
      ...part,
      reads: [...reads, ...part.reads],
      writes: [...part.writes, ...of('writes')],
      inputs: [...part.inputs, ...of('reads')],
      given: part.given ?? given ?? null,
    });
}

function redirectionsAhead(reader: Reader, place: Place): readonly Redirection[] {
  const found: Redirection[] = [];
  for (;;) {
    skipBlanks(reader);
    reader.place = place;
    const redirection = readRedirection(reader);
    if (!redirection) return found;
    found.push(redirection);
  }
}

function readSubshell({ reader, place, readList }: Given): Directories {
  if (isNext(reader, '((')) throw new NotUnderstood(textOf('not-understood.arithmetic'));
  reader.at += 1;
  const known = knownOf(reader);
  aside(reader, () => readList(reader, place, [')']));
  keepOnly(reader, known);
  reader.at += 1;
  return { success: place, failure: place };
}

function readGroup({ reader, place, readList }: Given): Directories {
  const directories = readBody({ reader, place, readList }, ['}']);
  reader.at += 1;
  return directories;
}

function readIf({ reader, place, readList }: Given): Directories {
  const branches: Directories[] = [];
  let from = place;
  for (;;) {
    const condition = readBody({ reader, place: from, readList }, ['then']);
    takeKeyword(reader, 'then');
    branches.push(readBody({ reader, place: condition.success, readList }, ['elif', 'else', 'fi']));
    from = condition.failure;
    const next = keywordAt(reader, ['elif', 'else', 'fi']);
    reader.at += next?.length ?? 0;
    if (next === 'elif') continue;
    if (next === 'else') {
      branches.push(readBody({ reader, place: from, readList }, ['fi']));
      takeKeyword(reader, 'fi');
    } else branches.push({ success: from, failure: [] });
    const success = joinedPlaces(...branches.map((each) => each.success));
    return { success, failure: joinedPlaces(...branches.map((each) => each.failure)) };
  }
}

/** Each round of a loop begins in the folder in which the last one ended: that must be the first folder. */
function staying({ success, failure }: Directories, place: Place): void {
  if (joinedPlaces(place, success, failure).length !== joinedPlaces(place).length)
    throw new NotUnderstood(textOf('not-understood.after-cd'));
}

function readWhile({ reader, place, readList }: Given): Directories {
  staying(readBody({ reader, place, readList }, ['do']), place);
  readLoop({ reader, place, readList });
  return { success: place, failure: place };
}

/** Throws if the body is empty. */
function readBody({ reader, place, readList }: Given, ends: readonly string[]): Directories {
  const start = reader.at;
  const directories = aside(reader, () => readList(reader, place, ends));
  if (/^(?:\s|#.*)*$/.test(reader.text.slice(start, reader.at))) throw invalid();
  return directories;
}

function readLoop(given: Given): void {
  const { reader, place } = given;
  takeKeyword(reader, 'do');
  staying(readBody(given, ['done']), place);
  takeKeyword(reader, 'done');
}

function readFor(given: Given): Directories {
  const { reader, place } = given;
  skipBlanks(reader);
  const [name] = /^[A-Za-z_]\w*(?=[\s;])/.exec(reader.text.slice(reader.at, reader.at + 200)) ?? [];
  if (name === undefined) throw new NotUnderstood(textOf('not-understood.arithmetic'));
  reader.at += name.length;
  takeLines(reader);
  let values: readonly Value[] | null = null;
  if (keywordAt(reader, ['in']) !== null) {
    reader.at += 2;
    values = loopValues(reader, place);
  }
  skipBlanks(reader);
  if (isNext(reader, ';')) reader.at += 1;
  takeLines(reader);
  withVariable(reader, name, values, () => readLoop(given));
  return { success: place, failure: place };
}

/** Null if one of the values is unknown. */
function loopValues(reader: Reader, place: Place): readonly Value[] | null {
  const values: Value[] = [];
  reader.place = place;
  for (skipBlanks(reader); ; skipBlanks(reader)) {
    const words = readWords(reader);
    if (words === null) break;
    values.push(...words.flat());
  }
  const isKnown = values.length <= mostValues && !values.some(({ text }) => isUnknown(text));
  return isKnown ? values : null;
}

const mostValues = 50;

function takeLines(reader: Reader): void {
  takeLineEnds(reader, readHereDocument);
}

function readCase({ reader, place, readList }: Given): Directories {
  skipBlanks(reader);
  reader.place = place;
  readValue(reader);
  takeLines(reader);
  takeKeyword(reader, 'in');
  takeLines(reader);
  const branches: Directories[] = [{ success: place, failure: [] }];
  while (keywordAt(reader, ['esac']) === null) {
    readCasePatterns(reader, place);
    branches.push(aside(reader, () => readList(reader, place, [';;', 'esac'])));
    if (isNext(reader, ';;')) reader.at += 2;
    takeLines(reader);
    if (reader.at >= reader.text.length) throw invalid();
  }
  takeKeyword(reader, 'esac');
  const success = joinedPlaces(...branches.map((each) => each.success));
  return { success, failure: joinedPlaces(...branches.map((each) => each.failure)) };
}

function readCasePatterns(reader: Reader, place: Place): void {
  if (isNext(reader, '(')) reader.at += 1;
  for (;;) {
    skipBlanks(reader);
    reader.place = place;
    if (readWords(reader) === null) throw invalid();
    skipBlanks(reader);
    const sign = reader.text[reader.at];
    if (sign !== '|' && sign !== ')') throw invalid();
    reader.at += 1;
    if (sign === ')') return;
  }
}

function readBracketTest({ reader, place }: Given): Directories {
  readBrackets(reader, place);
  return { success: place, failure: place };
}

const functionStart = /^([A-Za-z_][\w-]*)[ \t]*\([ \t]*\)/;

function isFunction(reader: Reader): boolean {
  return functionStart.test(reader.text.slice(reader.at, reader.at + 200));
}

/** The body is read at each call. Here it is read only to find its end. */
function readFunction({ reader, place }: Given, surroundings: Surroundings): Directories {
  const [whole = '', name = ''] = functionStart.exec(reader.text.slice(reader.at, reader.at + 200)) ?? [];
  const isOnce =
    reader.isStraight && !reader.functions.has(name) && !reader.isReplaying && reader.depth === 0;
  reader.at += whole.length;
  takeLines(reader);
  if (!isOnce || keywordAt(reader, ['{']) === null)
    throw new NotUnderstood(textOf('not-understood.function'));
  const start = reader.at;
  const [first, assigned] = [reader.parts.length, reader.assignments.length];
  aside(reader, () => surroundings.callFunction(reader, { ...surroundings, reads: [] }));
  reader.parts.length = first;
  reader.assignments.length = assigned;
  reader.functions.set(name, start);
  return { success: place, failure: place };
}
