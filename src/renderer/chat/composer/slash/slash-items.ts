import type { SlashCommand, SlashPrompt } from '@shared/chat/slash-commands';
import type { ServerPrompt } from '@shared/servers/server-offers';
import { type AnyText, textOf, words } from '@shared/texts/text';

// The offers of the slash command menu for a text: matching names, then arguments for a name. Pure.

export type SlashItem = {
  /** The composer's text after the choice. */
  readonly text: string;
  readonly label: string;
  /** The arguments that may follow it. */
  readonly hint: string;
  readonly about: AnyText;
  /** The source that offers it; empty for Pilotfish's own. */
  readonly from: string;
  /** It is complete: Enter runs it. */
  readonly isWhole: boolean;
  /** A form asks for its arguments. */
  readonly asksFor: ServerPrompt | null;
  readonly fault: AnyText | null;
};

export type Choice = { readonly value: string; readonly about: string };

export type Offered = {
  readonly commands: readonly SlashCommand[];
  readonly prompts: readonly SlashPrompt[];
  readonly modes: readonly Choice[];
  readonly models: readonly Choice[];
};

/** The best match first; empty unless the text is the beginning of a command. */
export function slashItems(text: string, offered: Offered): readonly SlashItem[] {
  const [, query] = /^\/([\w.:-]*)$/.exec(text) ?? [];
  if (query !== undefined) {
    const items = [...offered.commands.map(commandItem), ...offered.prompts.map(promptItem)];
    return fitting(items, query, ({ text: whole }) => whole.trim().slice(1));
  }
  const [, name, argument = ''] = /^\/(mode|model) +(\S*)$/.exec(text) ?? [];
  if (name === undefined) return [];
  const choices = name === 'mode' ? offered.modes : offered.models;
  return fitting(choices, argument, ({ value }) => value).map(({ value, about }) => ({
    text: `/${name} ${value}`,
    label: value,
    hint: '',
    about,
    from: '',
    isWhole: true,
    asksFor: null,
    fault: null,
  }));
}

function commandItem({ name, about, takes }: SlashCommand): SlashItem {
  const needsMore = takes === 'mode' || takes === 'model';
  return {
    text: needsMore ? `/${name} ` : `/${name}`,
    label: `/${name}`,
    about: textOf(about),
    from: '',
    hint: takes === 'nothing' ? '' : words(`slash.${takes}-hint`),
    isWhole: !needsMore,
    asksFor: null,
    fault: null,
  };
}

function promptItem({ name, description, argumentHint, from, fault }: SlashPrompt): SlashItem {
  const isWhole = argumentHint === '';
  return {
    text: isWhole ? `/${name}` : `/${name} `,
    label: `/${name}`,
    hint: argumentHint,
    about: fault ?? description,
    from: fromWords(from),
    isWhole,
    fault,
    asksFor: !isWhole && typeof from === 'object' ? from : null,
  };
}

function fromWords(from: SlashPrompt['from']): string {
  if (typeof from === 'object') return from.server;
  return words(from === 'person' ? 'slash.own' : 'slash.project');
}

/**
 * Names that contain the letters of `query` in this order: first those that begin with it, then those that contain it
 * as a whole.
 */
function fitting<Thing>(
  things: readonly Thing[],
  query: string,
  nameOf: (thing: Thing) => string,
): readonly Thing[] {
  const rank = (thing: Thing) => rankOf(nameOf(thing).toLowerCase(), query.toLowerCase());
  return things.filter((thing) => rank(thing) !== null).toSorted((a, b) => (rank(a) ?? 0) - (rank(b) ?? 0));
}

function rankOf(name: string, query: string): number | null {
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  if (name.includes(query)) return 2;
  let at = -1;
  for (const letter of query) {
    at = name.indexOf(letter, at + 1);
    if (at === -1) return null;
  }
  return 3;
}
