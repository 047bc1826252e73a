import { type Argument, type Arguments, readArguments } from '../syntax/command-arguments';
import { type Change, type PathChange, unreadable } from './change';

// How a program of the table is read: from its arguments, or not at all.

/** `words` stand behind the program. */
export type Reader = (words: readonly Argument[], program: string) => readonly Change[];

/** All options are known; one that is not makes it unknown which words are files. */
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

/** All operands, behind the first `skipped`. */
export function operands(kind: PathChange['kind'], options: string, skipped = 0): Reader {
  return strict(`${options} --help --version`, (given) =>
    given.operands.slice(skipped).map((path) => ({ kind, path })),
  );
}
