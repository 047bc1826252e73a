import type { Keybinding } from '@shared/keys/keybindings';

// Precedence of keybindings: the result of a list of added and removed keys, read from its beginning. Pure.

type Bound = Pick<Keybinding, 'keys' | 'command'>;

export type Bindings = {
  /** The last first: it has priority over the others. */
  readonly given: readonly Bound[];
  /** Removed from the defaults. */
  readonly taken: readonly Bound[];
};

export function resolveKeybindings(
  bindings: readonly Keybinding[],
  isSame: (keys: string, others: string) => boolean,
): Bindings {
  const isOf = (one: Bound) => (other: Bound) =>
    one.command === other.command && isSame(one.keys, other.keys);
  const isStill = (one: Keybinding, index: number) => !bindings.slice(index + 1).some(isOf(one));
  const last = bindings.filter(isStill).toReversed();
  return {
    given: last.filter(({ kind }) => kind === 'given'),
    taken: last.filter(({ kind }) => kind === 'taken'),
  };
}
