import { commands, shortCommands } from '@shared/texts/english/shell/commands';
import { words } from '@shared/texts/text';

// Titles of all commands: the catalogue has them, by the ids of commands.

const prefix = 'command.';

type IdIn<Key> = Key extends `command.${infer Id}` ? Id : never;

/** Those that have a title. */
export type CommandId = IdIn<keyof typeof commands>;

export function titleOf(id: CommandId): string {
  return words(`command.${id}`);
}

export function commandIds(): readonly CommandId[] {
  return Object.keys(commands).map((key) => key.slice(prefix.length)) as CommandId[];
}

/** Of a menu that opens on the thing itself, which need not name it. */
export function shortTitleOf(id: CommandId): string {
  const short = `command-short.${id}`;
  return isShort(short) ? words(short) : titleOf(id);
}

function isShort(key: string): key is keyof typeof shortCommands {
  return Object.hasOwn(shortCommands, key);
}
