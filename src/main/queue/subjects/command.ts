import {
  type Allowance,
  editedText,
  limitsUnknown,
  type SandboxUse,
  type Subject,
} from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import type { AddedPackage } from '@shared/packages/packages-schema';
import { textOf } from '@shared/texts/text';
import { type AnalysedCommand, analyseCommand } from '../../command-safety/analyse-command';
import type { CommandPin } from '../../command-safety/command-pin';
import { looksDangerous } from '../../command-safety/danger-list';
import type { CommandProposal } from '../../tools/kit/tool';
import { judgeCommand } from '../policy/judge-command';
import { matchesOfOffer } from '../policy/match-command';
import { sandboxOf } from '../policy/needs-outside';
import type { Asking } from '../policy/policy';
import { shownParts } from '../policy/shown-parts';
import type { Found, SubjectKind } from './subject';

// A call that runs a command: analysed when it reaches the head, and again when the user edits it.

export type PreparedCommand = {
  readonly kind: 'command';
  readonly proposal: CommandProposal;
  /** The analysis of the command from the model or the user, for a run at this moment. */
  readonly command: AnalysedCommand;
  /** Where it runs, according to its analysis. */
  readonly sandbox: SandboxUse;
};

/** `text`: the command from the model or the user. */
export async function prepareCommand(
  proposal: CommandProposal,
  { workspace, signal }: Pick<Found, 'workspace' | 'signal'>,
  text: string = proposal.proposed,
): Promise<PreparedCommand> {
  const { shell, directory } = proposal;
  const command = await analyseCommand({ text, shell, directory }, workspace, signal);
  return { kind: 'command', proposal, command, sandbox: sandboxOf(proposal, command) };
}

export const commandSubject: SubjectKind<PreparedCommand> = {
  examine: async (prepared) => prepared,
  judge: ({ command, sandbox }, circumstances) =>
    judgeCommand({
      ...circumstances,
      command,
      sandboxed: limitsUnknown(sandbox),
      lifted: sandbox.kind === 'lifted',
    }),
  show: ({ proposal, command, sandbox }, { because, partReasons }) => ({
    subject: { ...shownCommand(proposal, command, partReasons), sandbox },
    proposed: proposal.proposed,
    // A command that is not understood counts as dangerous if it looks so.
    looksDangerous: because === 'not-understood' && looksDangerous(command.text),
    stale: null,
  }),
  file: () => null,
  async accept(prepared, decision, at) {
    const text = editedText(decision);
    if (text === undefined || text === prepared.command.text) return prepared;
    if (text.trim() === '') throw new AppError('invalid', textOf('asks.no-command'));
    return await prepareCommand(prepared.proposal, at, text);
  },
  approved: ({ proposal, command, sandbox }, allowance) => ({
    proposal: { ...proposal, sandbox },
    content: command.text,
    pin: pinFor(command, allowance),
  }),
  matchesOf: (match) => (match === undefined ? [match] : matchesOfOffer(match)),
};

/** Pins the command if only its reading allows it to run, rather than the user, a rule or a mode. */
function pinFor({ pin }: AnalysedCommand, { by }: Allowance): CommandPin | null {
  if (by !== 'read-only') return null;
  if (pin === null) throw new Error('a command was to run unasked that cannot be pinned');
  return pin;
}

/** `reasons`: why each of its commands asks. */
function shownCommand(
  { directory }: CommandProposal,
  command: AnalysedCommand,
  reasons: Asking['partReasons'] = [],
): Extract<Subject, { kind: 'command' }> {
  const whys = reasons.length > 0 ? reasons : command.parts.map(({ notReading }) => notReading);
  const { text, writes, deletes, discardedChanges } = command;
  const packages = packagesOf(command);
  return {
    kind: 'command',
    command: text,
    directory: directory === '' ? '(root)' : directory,
    parts: shownParts(command, whys),
    writes: [...writes],
    deletes: [...deletes],
    discardedChanges,
    ...(packages.length > 0 && { packages }),
  };
}

/** Each once. */
function packagesOf({ parts }: AnalysedCommand): AddedPackage[] {
  const all = parts.flatMap((part) => part.packages);
  return [...new Map(all.map((added) => [JSON.stringify(added), added])).values()];
}
