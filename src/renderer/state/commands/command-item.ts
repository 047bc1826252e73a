import { strokesOf } from '@shared/keys/strokes';
import { words } from '@shared/texts/text';
import { keyLabels } from '../../ui/keys';
import type { MenuCommand } from '../../ui/menu/menu-item';
import type { Command } from './command';
import { keysOf } from './command-keys';
import { type CommandId, shortTitleOf, titleOf } from './command-titles';

// Commands as entries of a menu, and as labels and keys of a button.

/** A menu entry about `thing`; disabled while the command cannot run. */
export function commandItem<Thing>(command: Command<Thing>, thing: Thing): MenuCommand {
  return {
    label: shortTitleOf(command.id),
    icon: command.icon,
    keys: keysOf(command.id),
    checked: command.checked?.(thing),
    disabled: !command.when(thing),
    onSelect: () => command.run(thing),
  };
}

/** Entries of the commands that can run. */
export function commandItems<Thing>(
  commands: readonly Command<Thing>[],
  thing: Thing,
): readonly MenuCommand[] {
  return commands.filter((command) => command.when(thing)).map((command) => commandItem(command, thing));
}

/** The keys of the command, for use in a sentence. */
export function keyWords(id: CommandId): string {
  const keys = keysOf(id);
  if (keys === undefined) return words('shell.no-key');
  return strokesOf(keys)
    .map((stroke) => keyLabels(stroke).join(' '))
    .join(', ');
}

/** For a button that shows only an icon. */
export function commandLabel(id: CommandId): { readonly label: string; readonly keys: string | undefined } {
  return { label: titleOf(id), keys: keysOf(id) };
}
