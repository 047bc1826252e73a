import { unknownWord } from '../launchers/started-commands';
import { readArguments } from '../syntax/command-arguments';

/**
 * The arguments that are not options. `options`: the known options before the first one, in the form of
 * `readArguments`.
 */
export function verbsOf(rest: readonly string[], options: string): readonly string[] | null {
  const { operands, unknown } = readArguments(
    rest.map((text) => ({ text, isPattern: false })),
    `+${options}`,
  );
  return unknown === null ? operands.map(({ text }) => text) : null;
}

/** A word that is known only when the command runs. */
export function isKnownLater(word: string): boolean {
  return word === unknownWord || /[*?[]/.test(word);
}
