import { type KeyPress, matchesKeys, onMac } from '../../ui/keys';
import type { Command } from './command';
import { keysOf } from './command-keys';

// Key matching: which command a key is for, among those of one list. Pure, but for asking which shell this is.

export type CommandPress = KeyPress & { readonly repeat: boolean; readonly isComposing: boolean };

/** The command that has these keys and can be run now, or null. During text composition no key is a command's. */
export function commandForPress<Thing, One extends Command<Thing>>(
  press: CommandPress,
  commands: readonly One[],
  thing: Thing,
  mac: boolean = onMac,
): One | null {
  if (press.isComposing) return null;
  const isMeant = ({ id, repeats }: One) => {
    const keys = keysOf(id);
    return keys !== undefined && matchesKeys(press, keys, mac) && !(press.repeat && !repeats);
  };
  return commands.find((command) => isMeant(command) && command.when(thing)) ?? null;
}
