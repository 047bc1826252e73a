import type { PlainKey } from '@shared/texts/text';
import type { LucideIcon } from 'lucide-react';
import type { CommandId } from './command-titles';

// Command: what a person can do with a thing (the window, a row of the tree, a terminal's tab, a question), as plain
// data. By its id the catalogue has its words (`command-titles.ts`) and `command-keys.ts` its keys; each panel exports a
// list of its own, and `app/all-commands.ts` puts them together.

export type Command<Thing> = {
  readonly id: CommandId;
  readonly icon?: LucideIcon;
  /** Whether it can be run now. Pure: it reads what it is given and nothing else. */
  when(thing: Thing): boolean;
  /** Given: it is not offered while there is nothing for it to do, though its keys are still kept from all others. */
  idle?(thing: Thing): boolean;
  run(thing: Thing): void;
  /** Given: it turns something on and off, and whether that is on. */
  checked?(thing: Thing): boolean;
  /** Given: it shows and hides something; the title of what it would do now. */
  titleNow?(): PlainKey;
  /** `capture`: its keys are taken before an editor or a terminal gets them; else only where nothing has used them. */
  readonly phase?: 'capture';
  /** A held key runs it again and again. */
  readonly repeats?: true;
};

export const always = (): boolean => true;
