import type { CheckedCommand } from '@shared/approval/approval';
import type { ruleCalls } from '@shared/contract/rule-calls';
import { AppError } from '@shared/errors';
import { type Text, textOf } from '@shared/texts/text';
import { chatTopic } from '@shared/topics';
import type { InputOf } from '@shared/wire/rpc';
import { type CommandFault, commandFault } from '../base/command-shell';
import { checkCommand } from '../queue/check/check-command';
import { findCommandShell } from '../terminal/find-shell';
import type { App } from './application';

export type TriedCommand = InputOf<typeof ruleCalls.checkCommand>;

/**
 * The decision on a command that the user types, as if the model of the chat proposed it now. The command does not run.
 * AppError `invalid` for a command that the shell cannot parse.
 */
export async function tryCommand(app: App, tried: TriedCommand): Promise<CheckedCommand> {
  const { workspace, rules } = app.projects.get(tried.project);
  const { command: text, mode, sandboxed } = tried;
  const shell = await shellOf(app);
  const fault = commandFault(shell, text);
  if (fault !== null) throw new AppError('invalid', faultText(fault));
  // Rules of the chat come first, as for its real calls.
  const holding = [...(await rulesOfChat(app, tried.chatId)), ...rules.current()];
  return await checkCommand({ text, shell, directory: '', mode, sandboxed, rules: holding }, workspace);
}

async function shellOf({ host, env }: App) {
  await host.environmentReady;
  return (await findCommandShell(env))?.kind ?? 'bash';
}

async function rulesOfChat({ projects, store }: App, chatId: string | null) {
  if (chatId === null) return [];
  await projects.ofChat(chatId).chats.open(chatId);
  return store.state(chatTopic(chatId)).rules;
}

function faultText(fault: CommandFault): Text {
  switch (fault.kind) {
    case 'nul':
      return textOf('rules-page.try-nul');
    case 'empty':
      return textOf('rules-page.try-empty');
    case 'several-lines':
      return textOf('rules-page.try-several-lines');
    case 'too-long':
      return textOf('rules-page.try-too-long', { length: fault.length, longest: fault.longest });
  }
}
