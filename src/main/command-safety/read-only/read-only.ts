import { type Text, textOf } from '@shared/texts/text';
import { ownWords } from '../launchers/started-commands';
import { problemOf, type Seen } from './read-only-arguments';
import { awkProblem } from './read-only-awk';
import { readOnlyCommands } from './read-only-commands';
import { findProblem } from './read-only-find';
import { gitProblem } from './read-only-git';
import { sedProblem } from './read-only-sed';
import { testProblem } from './read-only-test';

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
