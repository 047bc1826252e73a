import { posix } from 'node:path';
import { type Text, textOf } from '@shared/texts/text';
import { NotUnderstood, type Operator, readTokens, type Token } from './command-tokens';

// Bash parser: what a bash command line consists of, as far as that is sure before it runs. Whatever is not sure is not
// understood.

export type CommandPart = {
  /** As it stands in the command line. */
  readonly text: string;
  /** The program and its arguments as it gets them. */
  readonly words: readonly string[];
  /** Which of the words bash replaces by something else: names of files that match, a home folder. */
  readonly patterns: readonly number[];
  /** Where it runs, relative to where the command line starts; `''` is there, and `/…` a place named as such. */
  readonly directory: string;
  /** Files its output is written to, relative to where the command line starts, or absolute. */
  readonly writes: readonly string[];
  /** The commands whose output it reads in its pipeline, nearest last. */
  readonly reads: readonly (readonly string[])[];
};

export type ParsedCommand =
  | { readonly kind: 'understood'; readonly parts: readonly CommandPart[] }
  /** `why` continues "it cannot be understood: …"; `parts` are those before the place that is not. */
  | { readonly kind: 'not-understood'; readonly why: Text; readonly parts: readonly CommandPart[] };

export async function parseCommand(text: string): Promise<ParsedCommand> {
  const parts: CommandPart[] = [];
  try {
    const tokens = await readTokens(text);
    const reader: Reader = { text, tokens, at: 0, parts, depth: 0 };
    if (tokens.length === 0) throw new NotUnderstood(textOf('not-understood.empty'));
    readList(reader, '');
    if (reader.at < tokens.length) throw new NotUnderstood(textOf('not-understood.invalid'));
    return { kind: 'understood', parts };
  } catch (error) {
    if (error instanceof NotUnderstood) return { kind: 'not-understood', why: error.why, parts };
    throw error;
  }
}

type Reader = {
  readonly text: string;
  readonly tokens: readonly Token[];
  at: number;
  readonly parts: CommandPart[];
  depth: number;
};

/** Where the shell is, after success and after failure; null: one of several directories. */
type Directories = { readonly success: string | null; readonly failure: string | null };

/** Statements one after the other, up to the end or a closing bracket. */
function readList(reader: Reader, start: string): Directories {
  let directories: Directories = { success: start, failure: start };
  skip(reader, ['\n']);
  while (reader.at < reader.tokens.length && !isNext(reader, ')')) {
    directories = readChain(reader, merged(directories.success, directories.failure));
    if (!takeOperator(reader, [';', '\n'])) break;
    skip(reader, ['\n']);
  }
  return directories;
}

/** `a && b || c`, from left to right. */
function readChain(reader: Reader, start: string | null): Directories {
  let directories = readPipeline(reader, start);
  for (;;) {
    const operator = takeOperator(reader, ['&&', '||']);
    if (!operator) return directories;
    skip(reader, ['\n']);
    const next = readPipeline(reader, operator === '&&' ? directories.success : directories.failure);
    directories =
      operator === '&&'
        ? { success: next.success, failure: merged(directories.failure, next.failure) }
        : { success: merged(directories.success, next.success), failure: next.failure };
  }
}

function readPipeline(reader: Reader, start: string | null): Directories {
  if (start === null) throw new NotUnderstood(textOf('not-understood.after-cd'));
  let isNegated = false;
  while (takeOperator(reader, ['!'])) isNegated = !isNegated;
  const upstream: (readonly string[])[] = [];
  let directories = readOne(reader, start, upstream);
  if (!isNext(reader, '|'))
    return isNegated ? { success: directories.failure, failure: directories.success } : directories;
  while (takeOperator(reader, ['|'])) {
    skip(reader, ['\n']);
    // Each member of a pipeline is a shell of its own: where one goes is nothing to the others.
    directories = readOne(reader, start, upstream);
  }
  return { success: start, failure: start };
}

/** A simple command, or a list in brackets. */
function readOne(reader: Reader, start: string, upstream: (readonly string[])[]): Directories {
  const first = reader.parts.length;
  const input = [...upstream];
  const directories = isNext(reader, '(')
    ? readSubshell(reader, start, input)
    : readSimple(reader, start, input);
  upstream.push(...reader.parts.slice(first).map(({ words }) => words));
  return directories;
}

function readSubshell(reader: Reader, start: string, input: readonly (readonly string[])[]): Directories {
  if (reader.depth === deepest) throw new NotUnderstood(textOf('not-understood.too-deep'));
  const first = reader.parts.length;
  reader.at += 1;
  reader.depth += 1;
  readList(reader, start);
  reader.depth -= 1;
  if (!takeOperator(reader, [')'])) throw new NotUnderstood(textOf('not-understood.invalid'));
  const inside = reader.parts.splice(first);
  if (inside.length === 0) throw new NotUnderstood(textOf('not-understood.invalid'));
  const writes = redirectsAhead(reader, start);
  for (const part of inside)
    reader.parts.push({ ...part, reads: [...input, ...part.reads], writes: [...part.writes, ...writes] });
  return { success: start, failure: start };
}

const deepest = 50;

/** So that looking has an end. */
const mostParts = 300;

function redirectsAhead(reader: Reader, directory: string): string[] {
  const writes: string[] = [];
  for (;;) {
    const token = reader.tokens[reader.at];
    if (token?.kind !== 'redirect') return writes;
    writes.push(...writtenBy(token, directory));
    reader.at += 1;
  }
}

function readSimple(reader: Reader, directory: string, reads: readonly (readonly string[])[]): Directories {
  const from = reader.at;
  while (['word', 'redirect'].includes(reader.tokens[reader.at]?.kind ?? '')) reader.at += 1;
  const tokens = reader.tokens.slice(from, reader.at);
  const words = tokens.filter((token) => token.kind === 'word');
  const [name] = words;
  const end = tokens.at(-1)?.end;
  if (!name || end === undefined) throw new NotUnderstood(textOf('not-understood.invalid'));
  if (reader.parts.length === mostParts)
    throw new NotUnderstood(textOf('not-understood.too-many', { commands: mostParts }));
  if (name.isPattern) throw new NotUnderstood(textOf('not-understood.program-pattern', { name: name.text }));
  if (reserved.has(name.text) || name.text === '')
    throw new NotUnderstood(textOf('not-understood.reserved', { word: name.text }));
  const part: CommandPart = {
    text: reader.text.slice(tokens[0]?.start, end),
    words: words.map(({ text }) => text),
    patterns: words.flatMap(({ isPattern }, index) => (isPattern ? [index] : [])),
    directory,
    writes: tokens.flatMap((token) => writtenBy(token, directory)),
    reads,
  };
  reader.parts.push(part);
  return name.text === 'cd' ? directoriesAfterChange(part) : { success: directory, failure: directory };
}

/** Not shortened: what `..` means behind a link only the system knows. */
function writtenBy(token: Token, directory: string): string[] {
  if (token.kind !== 'redirect' || token.target === null) return [];
  return [directory === '' || token.target.startsWith('/') ? token.target : `${directory}/${token.target}`];
}

/** What begins or belongs to more than a simple command, or changes what later words mean. */
const reserved = new Set([
  ...[
    'if',
    'then',
    'elif',
    'else',
    'fi',
    'for',
    'while',
    'until',
    'do',
    'done',
    'case',
    'esac',
    'select',
    'in',
  ],
  ...['function', 'time', 'coproc', '{', '}', '[[', ']]', '!', 'eval', 'source', '.', 'exec', 'trap'],
  ...['alias', 'unalias', 'shopt', 'set', 'enable', 'hash', 'pushd', 'popd', 'dirs', 'builtin'],
  ...[
    'export',
    'declare',
    'typeset',
    'local',
    'readonly',
    'unset',
    'read',
    'mapfile',
    'readarray',
    'getopts',
    'let',
  ],
]);

/** For `cd` to a place that is named. */
function directoriesAfterChange({ words, patterns, directory }: CommandPart): Directories {
  const targets = words.slice(words[1] === '--' ? 2 : 1);
  const [target = ''] = targets;
  if (targets.length !== 1 || patterns.length > 0 || /^$|^[-~]/.test(target))
    throw new NotUnderstood(textOf('not-understood.cd'));
  const next = posix.join(directory, target).replace(/\/$/, '');
  return {
    success: target.startsWith('/') ? posix.normalize(target) : next === '.' ? '' : next,
    failure: directory,
  };
}

function merged(one: string | null, other: string | null): string | null {
  return one === other ? one : null;
}

function isNext(reader: Reader, operator: Operator['text']): boolean {
  const token = reader.tokens[reader.at];
  return token?.kind === 'operator' && token.text === operator;
}

/** Takes the next token if it is one of these operators. */
function takeOperator(reader: Reader, wanted: readonly Operator['text'][]): Operator['text'] | null {
  const found = wanted.find((operator) => isNext(reader, operator));
  if (!found) return null;
  reader.at += 1;
  return found;
}

function skip(reader: Reader, wanted: readonly Operator['text'][]): void {
  while (takeOperator(reader, wanted));
}
