import { autoModeLimitMs, type Mode } from '@shared/approval/approval';
import { modeSchema } from '@shared/approval/mode-schema';
import type { ModelChoice } from '@shared/chat/chat';
import { type SlashName, slashCommandIn, slashIn } from '@shared/chat/slash-commands';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { Store } from '@shared/wire/store';
import type { Agent } from '../../agent/agent';
import type { Prompts } from '../../slash-commands/prompts';
import { chatModelChoice } from './chat-model-choice';

// Handles messages that begin with `/`: an action on the chat, a named prompt, or plain text.

export type SlashParts = {
  readonly prompts: Pick<Prompts, 'find'>;
  readonly parts: Clock & { readonly store: Store };
};

type Clock = { readonly unattended: boolean; now(): number };

/** The parts of a chat that slash commands change. */
type Chat = {
  readonly agent: Agent;
  setMode(mode: Mode): Promise<void>;
  setModel(model: ModelChoice | null): Promise<void>;
};

/** The chat, with its slash commands handled. */
export function withSlashCommands<Given extends Chat>(chat: Given, slash: SlashParts): Given {
  return {
    ...chat,
    agent: {
      ...chat.agent,
      send: (text, _, attached) => sendOrRun(chat, slash, { text, attached }),
      editQueued: (id, text) => editQueued(chat, slash, { id, text }),
    },
  };
}

type Message = { readonly text: string; readonly attached?: readonly string[] | undefined };

async function sendOrRun(chat: Chat, slash: SlashParts, { text, attached }: Message): Promise<void> {
  const command = slashCommandIn(text);
  if (command) return await run(chat, slash, { ...command, attached });
  const said = slashIn(text);
  const prompt = said && (await slash.prompts.find(said.name));
  if (!said || !prompt) return await chat.agent.send(text, undefined, attached);
  await chat.agent.send(text, await prompt.expand(said.args), attached);
}

type Edited = { readonly id: string; readonly text: string };

/** A named prompt is expanded again; commands cannot be queued. */
async function editQueued({ agent }: Chat, { prompts }: SlashParts, { id, text }: Edited): Promise<void> {
  if (slashCommandIn(text)) throw new AppError('invalid', textOf('slash.not-in-line'));
  const said = slashIn(text);
  const prompt = said && (await prompts.find(said.name));
  await agent.editQueued(id, text, prompt ? await prompt.expand(said.args) : undefined);
}

type Said = { readonly name: SlashName; readonly args: string } & Pick<Message, 'attached'>;

async function run(
  { agent, setMode, setModel }: Chat,
  { parts }: SlashParts,
  { name, args, attached }: Said,
): Promise<void> {
  switch (name) {
    case 'compact':
      return await agent.compact();
    case 'plan':
      await setMode({ kind: 'plan' });
      return args === '' ? undefined : await agent.send(args, undefined, attached);
    case 'mode':
      return await setMode(modeOf(args, parts));
    case 'model':
      return await setModel(chatModelChoice(args, parts.store.state('app')));
    case 'clear':
    case 'memory':
    case 'tools':
      throw new AppError('unavailable', textOf('slash.needs-window', { name }));
  }
}

/** A slash command sets Auto only in unattended runs; otherwise the user must choose a duration. */
function modeOf(kind: string, { unattended, now }: Clock): Mode {
  if (kind === 'auto' && !unattended) throw new AppError('invalid', textOf('slash.auto-needs-time'));
  const mode = modeSchema.safeParse(kind === 'auto' ? { kind, until: now() + autoModeLimitMs } : { kind });
  if (!mode.success) throw new AppError('invalid', textOf('slash.no-such-mode', { given: kind }));
  return mode.data;
}
