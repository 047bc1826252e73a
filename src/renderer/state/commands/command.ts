import type { PlainKey } from '@shared/texts/text';
import type { LucideIcon } from 'lucide-react';
import type { CommandId } from './command-titles';

// A command is an action on a thing (the window, a row of the tree, a terminal's tab, a question), as plain data. Its
// id finds its title (`command-titles.ts`) and its keys (`command-keys.ts`). Each panel exports its own list, and
// `app/all-commands.ts` joins them.

export type Command<Thing> = {
  readonly id: CommandId;
  readonly icon?: LucideIcon;
  /** Whether the command can run now. Pure: it reads only its argument. */
  when(thing: Thing): boolean;
  /** If true, the command has nothing to do. The window does not offer it, but its keys still belong to it. */
  idle?(thing: Thing): boolean;
  run(thing: Thing): void;
  /** For a command that switches something on and off: whether it is on. */
  checked?(thing: Thing): boolean;
  /** For a command that shows and hides something: the title of its next action. */
  titleNow?(): PlainKey;
  /**
   * `capture`: takes its keys before an editor or a terminal gets them. Otherwise it gets only keys that nothing else
   * used.
   */
  readonly phase?: 'capture';
  /** If the user holds the key, the command runs again and again. */
  readonly repeats?: true;
};

export const always = (): boolean => true;
