import { createHash } from 'node:crypto';
import { AppError } from '@shared/errors';
import { missingArguments, readArguments } from '@shared/servers/prompt-arguments';
import type { ServerPrompt } from '@shared/servers/server-offers';
import { type AnyText, textOf } from '@shared/texts/text';
import type { Prompt, PromptProvider } from '../../slash-commands/prompts';
import type { Servers } from '../servers';
import type { Offers } from './offers';

// Prompts of MCP servers as slash commands: `/docs:summary`. The list has the prompts of servers that are ready. A
// command that names another server starts it.

type From = Pick<Servers, 'start' | 'states'> & { readonly offers: Offers };

export function serverPrompts({ start, states, offers }: From): PromptProvider {
  return async (wanted) => {
    const [alias, named] = wanted?.split(/:(.*)/s) ?? [];
    if (wanted !== null) {
      if (named === undefined) return [];
      await start();
    }
    const listed = await offers.prompts();
    const prompts = listed.map((prompt) => promptOf(prompt, { command: commandOf(prompt, listed), offers }));
    const isServer = states().some((server) => server.alias === alias);
    if (alias === undefined || named === undefined || !isServer) return prompts;
    // The command names a server, so it is never sent as text.
    const isReady = offers.servers().includes(alias);
    const fault = isReady
      ? textOf('offers.no-such-prompt', { server: alias, name: named })
      : textOf('offers.not-ready', { server: alias });
    return [...prompts, lostPrompt({ server: alias, name: named }, fault)];
  };
}

/**
 * The slash command of a prompt. If two prompts of a server get the same command, a hash of the name distinguishes
 * them.
 */
function commandOf({ server, name }: ServerPrompt, listed: readonly ServerPrompt[]): string {
  const command = `${server}:${asWord(name)}`;
  const isAlone = listed.every(
    (other) => other.server !== server || other.name === name || asWord(other.name) !== asWord(name),
  );
  if (isAlone || asWord(name) === name) return command;
  return `${command}-${createHash('sha256').update(name).digest('hex').slice(0, 6)}`;
}

function asWord(name: string): string {
  return name.replace(/[^\w.:-]/g, '_');
}

function promptOf(
  from: ServerPrompt,
  { command, offers }: { readonly command: string; readonly offers: Offers },
): Prompt {
  const { server, name, title, description, arguments: declared } = from;
  return {
    name: command,
    description: description || title,
    from,
    fault: null,
    argumentHint: declared.map((one) => (one.required ? `<${one.name}>` : `[${one.name}]`)).join(' '),
    async expand(args) {
      const values = readArguments(args, declared);
      const names = missingArguments(values, declared);
      if (names.length > 0)
        throw new AppError('invalid', textOf('offers.missing-arguments', { command: `/${command}`, names }));
      const text = await offers.promptText({ server, name, arguments: values });
      if (text.trim() === '') throw new AppError('invalid', textOf('slash.empty'));
      return text;
    },
  };
}

function lostPrompt({ server, name }: Pick<ServerPrompt, 'server' | 'name'>, fault: AnyText): Prompt {
  return {
    name: `${server}:${name}`,
    description: '',
    argumentHint: '',
    fault,
    from: { server, name, title: name, description: '', arguments: [], completes: false },
    async expand() {
      throw new AppError('invalid', fault);
    },
  };
}
