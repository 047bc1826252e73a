import { type KeyPress, matchesKeys, onMac } from '../../ui/keys';
import type { Command } from './command';
import { broughtKeysOf, givenKeys } from './command-keys';

// Key matching: which command a key is for, among those of one list. It asks which shell this is and what keys the
// person gave to commands; else it is pure.

export type CommandPress = KeyPress & { readonly repeat: boolean; readonly isComposing: boolean };

export type Bound<One> = {
  readonly command: One;
  /** The keys, if the person gave them to the command. */
  readonly given: string | null;
};

/** The command that has these keys and can be run now, or null. During text composition no key is a command's. */
export function commandForPress<Thing, One extends Command<Thing>>(
  press: CommandPress,
  commands: readonly One[],
  thing: Thing,
  mac: boolean = onMac,
): One | null {
  return boundTo(press, commands, thing, mac)?.command ?? null;
}

/** What the person gave comes before what we bring, and of that what they gave last. */
export function boundTo<Thing, One extends Command<Thing>>(
  press: CommandPress,
  commands: readonly One[],
  thing: Thing,
  mac: boolean = onMac,
): Bound<One> | null {
  if (press.isComposing) return null;
  const isMeant = (keys: string) => matchesKeys(press, keys, mac);
  const canRun = (one: One) => !(press.repeat && !one.repeats) && one.when(thing);
  for (const { keys, command: id } of givenKeys()) {
    const command = isMeant(keys) && commands.find((one) => one.id === id && canRun(one));
    if (command) return { command, given: keys };
  }
  const command = commands.find((one) => broughtKeysOf(one.id).some(isMeant) && canRun(one));
  return command ? { command, given: null } : null;
}
