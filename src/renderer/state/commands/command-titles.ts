import { commands, shortCommands } from '@shared/texts/english-commands';
import { words } from '@shared/texts/text';

// Titles of all commands: the text catalogue has them under the ids of the commands.

const prefix = 'command.';

type IdIn<Key> = Key extends `command.${infer Id}` ? Id : never;

/** The commands that have a title. */
export type CommandId = IdIn<keyof typeof commands>;

export function titleOf(id: CommandId): string {
  return words(`command.${id}`);
}

export function commandIds(): readonly CommandId[] {
  return Object.keys(commands).map((key) => key.slice(prefix.length)) as CommandId[];
}

/** For a menu of the thing itself, where the title can leave out the thing. */
export function shortTitleOf(id: CommandId): string {
  const short = `command-short.${id}`;
  return isShort(short) ? words(short) : titleOf(id);
}

function isShort(key: string): key is keyof typeof shortCommands {
  return Object.hasOwn(shortCommands, key);
}
