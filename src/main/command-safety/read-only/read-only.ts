import { type Text, textOf } from '@shared/texts/text';
import { ownWords } from '../launchers/started-commands';
import { readArguments } from '../syntax/command-arguments';
import { isUnknown } from '../syntax/unknown-text';
import { problemOf, type Seen } from './read-only-arguments';
import { readOnlyCommands } from './read-only-commands';
import { findProblem } from './read-only-find';
import { gitProblem } from './read-only-git';
import { sedProblem } from './read-only-sed';

// Read-only commands: those that can run without a question in every mode.

/** Why the command may do more than read, for the user; null if it only reads. */
export function readOnlyProblem(words: readonly string[], seen: Seen): Text | null {
  const [name = '', ...rest] = words;
  const test = testedWords(words);
  if (test !== null) return testProblem(test, seen);
  if (name === 'git') return gitProblem(rest, seen);
  if (name === 'find') return findProblem(rest, seen, readOnlyProblem);
  if (name === 'sed') return sedProblem(rest, seen);
  if (name === 'awk') return awkProblem(rest, seen);
  if (name === 'xargs') return addedProblem(words);
  const command = Object.hasOwn(readOnlyCommands, name) ? readOnlyCommands[name] : undefined;
  return command
    ? problemOf(name, command, { words: rest, seen })
    : textOf('reads.unknown', { program: name });
}

/** Judges `xargs`: only programs that take the added words as plain text are allowed. */
function addedProblem(words: readonly string[]): Text | null {
  const own = ownWords(words);
  const isKnown = own !== null && own.given.unknown === null && !own.given.has('-a', '--arg-file');
  return isKnown && /^(?:echo|basename|dirname)$/.test(own.command[0] ?? '')
    ? null
    : textOf('reads.unknown', { program: 'xargs' });
}

/** The words after `test` or between brackets; null for another program. */
function testedWords(words: readonly string[]): readonly string[] | null {
  if (words[0] === 'test') return words.slice(1);
  const end = words[0] === '[' ? ']' : words[0] === '[[' ? ']]' : null;
  return end !== null && words.length > 1 && words.at(-1) === end ? words.slice(1, -1) : null;
}

// Whether a call of awk only reads: its program writes nothing, runs nothing, and reads only named files.

/** Null if it only reads. `words` are the arguments. */
function awkProblem(words: readonly string[], seen: Seen): Text | null {
  const given = readArguments(
    words.map((text) => ({ text, isPattern: false })),
    '+-F: -v:',
  );
  const [program, ...files] = given.operands.map(({ text }) => text);
  if (given.unknown !== null || program === undefined || !onlyPrints(program)) return textOf('reads.awk');
  for (const file of files) if (file !== '-') seen(file);
  return null;
}

/** A `>` after `print` may redirect its output, wherever it is. */
function onlyPrints(program: string): boolean {
  return !/print.*>|(?<!\|)\|(?!\|)|\|\|\||system|getline|@|\\\n|ENVIRON/s.test(program);
}

// `test`, `[ … ]` and `[[ … ]]`: they test whether files exist, and compare texts.

/** Why the command may do more than read, or null if it only reads. `words` are those between the brackets. */
function testProblem(words: readonly string[], seen: Seen): Text | null {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    // For a variable with an index, bash evaluates the index.
    if (/^-[vRo]$/.test(word) && next !== undefined && !/^\w+$/.test(next))
      return textOf('reads.unknown-word', { program: 'test', word });
    // Between two tests, `-a` means "and".
    const isFileTest = /^-[bcdefghkLpNOGrsSuwx]$/.test(word) || (word === '-a' && index === 0);
    if (isFileTest && next !== undefined && !isUnknown(next)) seen(next);
    if (/^-(?:nt|ot|ef)$/.test(word))
      for (const path of [words[index - 1], next]) if (path !== undefined && !isUnknown(path)) seen(path);
  }
  return null;
}
