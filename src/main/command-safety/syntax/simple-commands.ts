import { posix } from 'node:path';
import { textOf } from '@shared/texts/text';
import { checkVariable, isAssignment, keepValue, nameOfAssignment, readAssignment } from './assignments';
import type { CommandPart } from './command-part';
import {
  aside,
  type Directories,
  deeper,
  invalid,
  joinedPlaces,
  type Place,
  type Reader,
  skipBlanks,
  type Value,
} from './command-reader';
import { NotUnderstood } from './not-understood';
import { fromDirectory, type Redirection, readRedirection } from './redirections';
import { isUnknown, unknownWords } from './unknown-text';
import { readWords } from './word-reader';

// Simple commands: a program with its words, assignments and redirections. There is one part for each folder that it
// may run in, and for each known value of a variable among its words.

export type Surroundings = {
  readonly place: Place;
  /** The commands whose output it reads. */
  readonly reads: readonly (readonly string[])[];
  /** Reads the text at the position as the body of a called function. */
  readonly callFunction: (reader: Reader, surroundings: Surroundings) => Directories;
};

export function readSimple(reader: Reader, surroundings: Surroundings): Directories {
  const start = reader.at;
  const first = reader.parts.length;
  const found = readPieces(reader, surroundings.place);
  const { words, assignments } = found;
  if (words.length === 0 && assignments.length === 0) throw invalid();
  if (!reader.isReplaying && !reader.isTimed) reader.starts.add(found.start);
  reader.isTimed = false;
  const choices = combinations(words);
  const [name = ''] = choices[0]?.map(({ text }) => text) ?? [];
  checkNames(words[0] ?? [], assignments, name);
  const declared = declarations.has(name) ? declaredBy(choices) : [];
  const part = {
    text: reader.text.slice(start, found.end),
    start,
    given: found.redirections.findLast((each) => each.kind === 'given')?.given ?? null,
    reads: surroundings.reads,
    substituted: reader.parts.slice(first).map((inner) => inner.words),
    assignments: [...reader.assignments, ...assignments, ...declared],
  };
  if (words.length === 0 || declared.length > 0) keepAssignments(reader, [...assignments, ...declared]);
  if (reader.functions.has(name))
    return callOf(reader, name, { ...surroundings, redirections: found.redirections });
  for (const values of choices.length > 0 ? choices : [[]])
    for (const directory of surroundings.place.length > 0 ? surroundings.place : [''])
      addPart(reader, {
        ...part,
        ...wordsOf(values, assignments),
        ...filesOf(found.redirections, directory),
        directory,
      });
  return directoriesAfter(name, choices, surroundings.place);
}

type Pieces = {
  readonly words: readonly (readonly Value[])[];
  readonly assignments: readonly string[];
  readonly redirections: readonly Redirection[];
  /** The offset of the program, or of the first assignment. */
  readonly start: number;
  readonly end: number;
};

function readPieces(reader: Reader, place: Place): Pieces {
  const words: (readonly Value[])[] = [];
  const assignments: string[] = [];
  const redirections: Redirection[] = [];
  let [start, end] = [-1, reader.at];
  reader.place = place;
  for (skipBlanks(reader); ; skipBlanks(reader)) {
    const at = reader.at;
    const redirection = readRedirection(reader);
    const assignment = redirection === null && words.length === 0 ? readAssignment(reader) : null;
    if (redirection) redirections.push(redirection);
    else if (assignment !== null) assignments.push(assignment);
    else {
      const read = readWords(reader);
      if (read === null) break;
      words.push(...read);
    }
    if (redirection === null && (start === -1 || (assignment === null && words.length === 1))) start = at;
    end = reader.at;
    // Bash splits `word>file` after the word, unless the word is a number or `{name}`.
    if (/[<>(]/.test(reader.text[end] ?? '')) throw new NotUnderstood(textOf('not-understood.blanks'));
  }
  return { words, assignments, redirections, start, end };
}

function tooMany(): NotUnderstood {
  return new NotUnderstood(textOf('not-understood.too-many', { commands: mostParts }));
}

/** Limits the work. */
const mostParts = 300;

function addPart(reader: Reader, part: CommandPart): void {
  if (reader.parts.length === mostParts) throw tooMany();
  reader.parts.push(part);
}

function wordsOf(
  values: readonly Value[],
  assignments: readonly string[],
): Pick<CommandPart, 'words' | 'patterns'> {
  if (values.length === 0) return { words: assignments, patterns: [] };
  return {
    words: values.map(({ text }) => text),
    patterns: values.flatMap(({ isPattern }, index) => (isPattern ? [index] : [])),
  };
}

function filesOf(
  redirections: readonly Redirection[],
  directory: string,
): Pick<CommandPart, 'writes' | 'inputs'> {
  const of = (kind: Redirection['kind']) =>
    redirections.flatMap((each) =>
      each.kind === kind && 'path' in each ? [fromDirectory(directory, each.path)] : [],
    );
  return { writes: of('writes'), inputs: of('reads') };
}

/** All combinations of the words' values. If there are too many, such words count as unknown. */
function combinations(words: readonly (readonly Value[])[]): readonly (readonly Value[])[] {
  const count = words.reduce((product, choices) => product * choices.length, 1);
  const known =
    count <= mostCombinations
      ? words
      : words.map((choices) => (choices.length === 1 ? choices : [{ text: unknownWords, isPattern: true }]));
  if (known.length === 0) return [];
  let all: Value[][] = [[]];
  for (const choices of known) {
    const [only] = choices;
    // Copying for each word would take quadratic time.
    if (choices.length === 1 && only) for (const one of all) one.push(only);
    else all = all.flatMap((before) => choices.map((value) => [...before, value]));
  }
  return all;
}

const mostCombinations = 50;

function checkNames(programs: readonly Value[], assignments: readonly string[], name: string): void {
  const odd = programs.find(({ isPattern }) => isPattern);
  if (odd) throw new NotUnderstood(textOf('not-understood.program-pattern', { name: shown(odd.text) }));
  if (programs.length > 1) throw new NotUnderstood(textOf('not-understood.program-pattern', { name }));
  // A quoted keyword or assignment would be the name of a program.
  if (programs.length > 0 && (reserved.has(name) || name === '' || isAssignment(name)))
    throw new NotUnderstood(textOf('not-understood.reserved', { word: name }));
  for (const assignment of assignments) {
    const variable = nameOfAssignment(assignment);
    if (variable !== 'IFS' || name !== 'read') checkVariable(variable);
  }
}

function shown(text: string): string {
  return isUnknown(text) ? '$…' : text;
}

function keepAssignments(reader: Reader, assignments: readonly string[]): void {
  for (const assignment of assignments) {
    keepValue(reader, assignment);
    reader.assignments.push(assignment);
  }
}

/** Commands whose words are assignments, or names of variables. */
const declarations = new Set(['export', 'declare', 'typeset', 'local', 'readonly', 'read']);

/** The assignments of a declaration. Flags are not understood: they change what the words mean. */
function declaredBy(choices: readonly (readonly Value[])[]): readonly string[] {
  const [words = [], ...others] = choices;
  const [name = '', ...rest] = words.map(({ text }) => text);
  const isReading = name === 'read';
  const given = isReading && rest[0] === '-r' ? rest.slice(1) : rest;
  if (
    others.length > 0 ||
    given.some((word) => !(isReading ? /^[A-Za-z_]\w*$/ : /^[A-Za-z_]\w*(?:=|$)/).test(word))
  )
    throw new NotUnderstood(textOf('not-understood.declaration'));
  const assignments = given.map((word) => (word.includes('=') ? word : `${word}=${unknownWords}`));
  for (const each of assignments) checkVariable(nameOfAssignment(each));
  return isReading ? assignments : assignments.filter((each) => !each.endsWith(`=${unknownWords}`));
}

function callOf(
  reader: Reader,
  name: string,
  { redirections, ...surroundings }: Surroundings & { readonly redirections: readonly Redirection[] },
): Directories {
  if (redirections.some(({ kind }) => kind !== 'nothing'))
    throw new NotUnderstood(textOf('not-understood.function'));
  const [at, wasReplaying] = [reader.at, reader.isReplaying];
  reader.at = reader.functions.get(name) ?? at;
  reader.isReplaying = true;
  const directories = aside(reader, () =>
    deeper(reader, () => surroundings.callFunction(reader, surroundings)),
  );
  reader.isReplaying = wasReplaying;
  reader.at = at;
  return directories;
}

/** Words that belong to a compound command, or change the meaning of later words. */
const reserved = new Set(
  `if then elif else fi for while until do done case esac select in function time coproc { } [[ ]] ! eval source . exec
  trap alias unalias shopt enable hash pushd popd dirs builtin unset mapfile readarray getopts let`.split(
    /\s+/,
  ),
);

function directoriesAfter(name: string, choices: readonly (readonly Value[])[], place: Place): Directories {
  if (name === 'exit') return { success: [], failure: [] };
  if (name === 'set' && !choices.every(isHarmlessSet))
    throw new NotUnderstood(textOf('not-understood.reserved', { word: name }));
  if (name !== 'cd') return { success: place, failure: place };
  const targets = choices.flatMap((values) => place.map((directory) => directoryAfter(directory, values)));
  return { success: joinedPlaces(targets), failure: place };
}

function isHarmlessSet(values: readonly Value[]): boolean {
  const words = values.slice(1).map(({ text }) => text);
  return /^(?:[-+][eux]+|[-+][eux]*o pipefail)(?: (?:[-+][eux]+|[-+][eux]*o pipefail))*$/.test(
    words.join(' '),
  );
}

/** The folder after `cd` to a known path. */
function directoryAfter(directory: string, values: readonly Value[]): string {
  const [, ...given] = values;
  const targets = given[0]?.text === '--' ? given.slice(1) : given;
  const [target] = targets;
  if (!target || targets.length > 1 || target.isPattern || /^$|^[-~]/.test(target.text))
    throw new NotUnderstood(textOf('not-understood.cd'));
  if (target.text.startsWith('/')) return posix.normalize(target.text);
  const next = posix.join(directory, target.text).replace(/\/$/, '');
  return next === '.' ? '' : next;
}
