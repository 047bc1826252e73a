import { type Argument, type Arguments, readArguments } from '../syntax/command-arguments';
import { type Change, type PathChange, unreadable } from './change';

// Readers for the programs of the table: from arguments to changes.

/** `words` are the arguments. */
export type Reader = (words: readonly Argument[], program: string) => readonly Change[];

/** All options are known. An unknown one makes it unclear which words are files. */
export function strict(
  options: string,
  changes: (given: Arguments, program: string) => readonly Change[],
): Reader {
  return (words, program) => {
    const given = readArguments(words, options);
    const read = changes(given, program);
    return given.unknown === null ? read : [...read, unreadable(program)];
  };
}

/** Each operand after the first `skipped` ones is a change. */
export function operands(kind: PathChange['kind'], options: string, skipped = 0): Reader {
  return strict(`${options} --help --version`, (given) =>
    given.operands.slice(skipped).map((path) => ({ kind, path })),
  );
}
