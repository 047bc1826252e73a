import type { Allowance, Subject } from '@shared/approval';
import { type AnalysedCommand, analyseCommand } from '../command-safety/analyse-command';
import type { CommandPin } from '../command-safety/command-pin';
import type { Workspace } from '../project/workspace';
import type { CommandProposal } from '../tools/tool';
import { notUnderstoodText } from './policy/judge-command';
import type { Asking } from './policy/policy';

// A call that runs a command, as the queue knows it: examined when it reaches the head, and again when a person edits it.

/** `text` is the command as the model or the person wrote it. */
export async function examineProposal(
  workspace: Workspace,
  proposal: CommandProposal,
  { text, signal }: { readonly text: string; readonly signal: AbortSignal },
): Promise<AnalysedCommand> {
  const { shell, directory } = proposal;
  return await analyseCommand({ text, shell, directory }, workspace, signal);
}

/** How the command is started: pinned when nobody, and no rule or mode, has let it run but its only reading. */
export function pinFor(command: AnalysedCommand | null, { by }: Allowance): CommandPin | null {
  if (command === null || by !== 'read-only') return null;
  if (command.pin === null) throw new Error('a command was to run unasked that cannot be pinned');
  return command.pin;
}

/** What a person is shown of it; `reasons` say why each of its commands asks. */
export function commandSubject(
  { directory }: CommandProposal,
  command: AnalysedCommand,
  reasons: Asking['partReasons'] = [],
): Subject {
  const known = command.parts.map(({ text, notReading }, index) => {
    const why = reasons.length > 0 ? reasons[index] : notReading;
    return { text, why: why ?? null };
  });
  const { text, writes, deletes, discardedChanges, notUnderstood } = command;
  const rest =
    notUnderstood === null
      ? []
      : [{ text: known.length > 0 ? '…' : text, why: notUnderstoodText(notUnderstood) }];
  return {
    kind: 'command',
    command: text,
    directory: directory === '' ? '(root)' : directory,
    parts: [...known, ...rest],
    writes: [...writes],
    deletes: [...deletes],
    discardedChanges,
  };
}
