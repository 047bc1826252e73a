import type { ServerPrompt } from '../servers/server-offers';
import type { AnyText, PlainKey } from '../texts/text';

// Slash commands: messages that begin with `/`. The built-in ones are this list, for composer, agent and palette.
// Prompts of files and servers come in addition. All other text is sent as written.

/** A built-in command. */
export type SlashCommand = {
  readonly name: string;
  /** Its description. */
  readonly about: PlainKey;
  /** The text that may follow the name. With `nothing`, further text makes it an ordinary message. */
  readonly takes: 'nothing' | 'mode' | 'model' | 'message';
  /** `chat`: the main process runs it, also headless. Otherwise it is this command of the window. */
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

/** A prompt with a name, as a window lists it. */
export type SlashPrompt = {
  readonly name: string;
  /** Its purpose; empty if it is unknown. */
  readonly description: string;
  /** The text to write behind the name, e.g. `<file>`; empty if it is unknown. */
  readonly argumentHint: string;
  /** Its source: the user's own folder, the project, or a prompt of a server. */
  readonly from: 'person' | 'project' | ServerPrompt;
  /** Why it is unusable. */
  readonly fault: AnyText | null;
};

export type SlashText = { readonly name: string; readonly args: string };

/** The name behind the `/` and the text after it; null for any other text, such as a path. */
export function slashIn(text: string): SlashText | null {
  const [, name, args = ''] = /^\/([a-z0-9][\w.:-]*)(?:\s+([\s\S]*))?$/i.exec(text.trim()) ?? [];
  return name === undefined ? null : { name, args };
}

/** The built-in command of the text; null for other text, or if the text after the name is not allowed. */
export function slashCommandIn(
  text: string,
): ((typeof slashCommands)[number] & { readonly args: string }) | null {
  const said = slashIn(text);
  const command = slashCommands.find(({ name }) => name === said?.name);
  if (!said || !command || (command.takes === 'nothing' && said.args !== '')) return null;
  return { ...command, args: said.args };
}
