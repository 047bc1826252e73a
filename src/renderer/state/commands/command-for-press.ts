import { type KeyPress, matchesKeys, onMac } from '../../ui/keys';
import type { Command } from './command';
import { broughtKeysOf, givenKeys } from './command-keys';

// Finds the command of a list that a key press runs. Reads the kind of window and the user's keybindings; otherwise
// pure.

export type CommandPress = KeyPress & { readonly repeat: boolean; readonly isComposing: boolean };

export type Bound<One> = {
  readonly command: One;
  /** The keys, if they come from the user's keybindings. */
  readonly given: string | null;
};

/** The command that has these keys and can run now, or null. During text composition no key runs a command. */
export function commandForPress<Thing, One extends Command<Thing>>(
  press: CommandPress,
  commands: readonly One[],
  thing: Thing,
  mac: boolean = onMac,
): One | null {
  return boundTo(press, commands, thing, mac)?.command ?? null;
}

/** The user's bindings have priority over the defaults, and among them the last one. */
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
