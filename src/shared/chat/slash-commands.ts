import type { ServerPrompt } from '../servers/server-offers';
import type { AnyText, PlainKey } from '../texts/text';

// Slash commands: what a message means that begins with `/`. Our own are this list, for composer, agent and palette
// alike; prompts, which a file or a server brings, come beside them. Text that is none of them is sent as written.

/** A command of ours. */
export type SlashCommand = {
  readonly name: string;
  /** What it does. */
  readonly about: PlainKey;
  /** What may stand behind the name; where nothing may, text behind it makes it no command. */
  readonly takes: 'nothing' | 'mode' | 'model' | 'message';
  /** `chat`: main does it, also without a window; else it is this command of the window. */
  readonly by: 'chat' | { readonly command: string };
};

export const slashCommands = [
  { name: 'clear', about: 'slash.clear', takes: 'nothing', by: { command: 'chat.new' } },
  { name: 'compact', about: 'slash.compact', takes: 'nothing', by: 'chat' },
  { name: 'memory', about: 'slash.memory', takes: 'nothing', by: { command: 'memory.show' } },
  { name: 'mode', about: 'slash.mode', takes: 'mode', by: 'chat' },
  { name: 'model', about: 'slash.model', takes: 'model', by: 'chat' },
  { name: 'plan', about: 'slash.plan', takes: 'message', by: 'chat' },
  { name: 'tools', about: 'slash.tools', takes: 'nothing', by: { command: 'tools.show' } },
] as const satisfies readonly SlashCommand[];

export type SlashName = (typeof slashCommands)[number]['name'];

/** A prompt under a name, as a window lists it. */
export type SlashPrompt = {
  readonly name: string;
  /** What it is for; empty where nobody said. */
  readonly description: string;
  /** What is to be written behind the name, e.g. `<file>`; empty where nobody said. */
  readonly argumentHint: string;
  /** Who brings it: the person's own folder, the project, or a server, as which of its prompts. */
  readonly from: 'person' | 'project' | ServerPrompt;
  /** Why it cannot be used. */
  readonly fault: AnyText | null;
};

export type SlashText = { readonly name: string; readonly args: string };

/** The name behind the `/` and what follows it; null for any other text, as a path is. */
export function slashIn(text: string): SlashText | null {
  const [, name, args = ''] = /^\/([a-z0-9][\w.:-]*)(?:\s+([\s\S]*))?$/i.exec(text.trim()) ?? [];
  return name === undefined ? null : { name, args };
}

/** Ours that the text is; null where it is none, also when it says more than the command takes. */
export function slashCommandIn(
  text: string,
): ((typeof slashCommands)[number] & { readonly args: string }) | null {
  const said = slashIn(text);
  const command = slashCommands.find(({ name }) => name === said?.name);
  if (!said || !command || (command.takes === 'nothing' && said.args !== '')) return null;
  return { ...command, args: said.args };
}
