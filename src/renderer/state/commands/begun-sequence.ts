import { isSequence, strokesOf } from '@shared/keys/strokes';
import { type KeyPress, matchesKeys, onMac } from '../../ui/keys';
import { broughtKeysOf, givenKeys } from './command-keys';
import type { CommandId } from './command-titles';

// The first stroke of a key sequence. Reads the kind of window and the user's keybindings; otherwise pure.

/**
 * The first keys of a sequence of these commands that the press begins, or null. The user's last binding has priority,
 * whether it is a sequence or a single key. All bindings of the user have priority over the defaults.
 */
export function begunSequence(
  press: KeyPress,
  ids: readonly CommandId[],
  mac: boolean = onMac,
): string | null {
  const isPressed = (keys: string) => matchesKeys(press, firstOf(keys), mac);
  const given = givenKeys().find(({ keys, command }) => ids.some((id) => id === command) && isPressed(keys));
  if (given) return isSequence(given.keys) ? firstOf(given.keys) : null;
  const brought = ids
    .flatMap((id) => broughtKeysOf(id, undefined, mac))
    .find((keys) => isSequence(keys) && isPressed(keys));
  return brought === undefined ? null : firstOf(brought);
}

function firstOf(keys: string): string {
  return strokesOf(keys)[0] ?? keys;
}
