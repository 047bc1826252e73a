import { type Text, textOf } from '@shared/texts/text';
import { problemOf, type Seen } from './read-only-arguments';
import { readOnlyCommands } from './read-only-commands';
import { findProblem } from './read-only-find';
import { gitProblem } from './read-only-git';
import { sedProblem } from './read-only-sed';

// Read-only commands: those that can run without a question in every mode.

/** Why it is not known to only read, as the person reads it; null when it only reads. */
export function readOnlyProblem(words: readonly string[], seen: Seen): Text | null {
  const [name = '', ...rest] = asTest(words);
  if (name === 'git') return gitProblem(rest, seen);
  if (name === 'find') return findProblem(rest, seen);
  if (name === 'sed') return sedProblem(rest, seen);
  const command = Object.hasOwn(readOnlyCommands, name) ? readOnlyCommands[name] : undefined;
  return command
    ? problemOf(name, command, { words: rest, seen })
    : textOf('reads.unknown', { program: name });
}

/** `[ ! -f a ]` is `test -f a`, as far as reading goes. */
function asTest(words: readonly string[]): readonly string[] {
  const isBracketed = words[0] === '[' && words.length > 1 && words.at(-1) === ']';
  const [name = '', ...rest] = isBracketed ? ['test', ...words.slice(1, -1)] : words;
  return [name, ...rest.slice(name === 'test' && rest[0] === '!' ? 1 : 0)];
}
