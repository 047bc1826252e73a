import type { SandboxUse } from '@shared/approval/approval';
import { createTimeLimit, type TimeLimit } from '../base/time-limit';
import { ToolError } from '../base/tool-error';
import { joinWords } from '../command-safety/syntax/shell-words';
import { localPortsOf } from '../sandbox/loopback-hosts';
import type { Destination } from '../sandbox/sandbox-protocol';
import type { Sandbox, SandboxPlace, WrapRequest } from '../sandbox/wrap-command';
import { type Connections, createConnections } from '../tools/kit/connections';
import { capOutput } from '../tools/kit/output-cap';
import { sandboxNote, unwritableIn, wantedKeys, wantedProcesses } from '../tools/kit/sandbox-note';
import type { Approved, ProgramsProposal, ToolContext, ToolResult } from '../tools/kit/tool';
import { failureText, hasFailed } from './call-text';
import type { ConfinedPrograms } from './hold-program';
import { type PipelineEnd, runPrograms } from './run-programs';

// Runs the approved programs of a call in the project's folder, in the sandbox if that was approved. The result is
// their exact output; a note on anything the sandbox blocked follows it.

/** Environment and sandbox for the programs of tools. */
export type ProgramsMeans = {
  environment(): Readonly<Record<string, string>>;
  readonly sandbox: ProgramsSandbox;
};

export type ProgramsSandbox = Pick<WrapRequest, 'protection'> & {
  /** Where the programs of a call run. ToolError if a required sandbox is missing. */
  use(): Promise<SandboxUse>;
  /** The same outside a call. Never rejects. */
  place(): Promise<SandboxPlace>;
  sandbox(): Promise<Sandbox | null>;
  /** The user's setting. */
  setting(): string;
};

const timeLimitMs = 600_000;

/** ToolError with every field if a program fails. */
export async function callPrograms(
  approved: Approved | null,
  context: ToolContext,
  { environment, sandbox }: ProgramsMeans,
): Promise<ToolResult> {
  if (approved?.proposal.kind !== 'programs') throw new Error('programs were to run that nobody approved');
  const { proposal } = approved;
  const { programs, input } = proposal;
  const limit = createTimeLimit(timeLimitMs);
  const connections = connectionsOf(proposal, context, limit);
  const end = await runPrograms({
    programs,
    input,
    limit,
    timeLimitMs,
    cwd: context.workspace.root,
    env: environment(),
    signal: context.signal,
    outputLimit: mostBytes,
    confined: await confinedBy(proposal, { context, sandbox, connections }),
  });
  const note = proposal.sandbox.kind === 'in' ? noteOn(end, connections) : null;
  if (hasFailed(end))
    throw new ToolError(
      withNote(await capOutput(failureText(end), context.keepOutput, longestFailure), note),
    );
  const shown = end.stdout.slice(0, longestShown);
  return { forModel: withNote(end.stdout, note), forPerson: { kind: 'text', text: withNote(shown, note) } };
}

export const mostBytes = 10 * 1024 * 1024;
const [longestFailure, longestShown] = [25_000, 10_000];

function connectionsOf(
  { programs, opened }: ProgramsProposal,
  { judgeConnection, runNested }: ToolContext,
  limit: TimeLimit,
): Connections {
  const judge = (to: Destination) => judgeConnection(to, opened.hosts);
  const label = programs.map(joinWords).join(' | ');
  return createConnections({ judgeConnection: judge, runNested }, label, limit);
}

type Holding = {
  readonly context: ToolContext;
  readonly sandbox: ProgramsSandbox;
  readonly connections: Connections;
};

/** Programs that were approved for the sandbox run only in it. */
async function confinedBy(
  { sandbox: use, opened }: ProgramsProposal,
  { context, sandbox: from, connections }: Holding,
): Promise<ConfinedPrograms | null> {
  if (use.kind !== 'in') return null;
  const sandbox = await from.sandbox();
  if (sandbox === null)
    throw new ToolError('Nothing was run: it was to run in the sandbox, and there is none any more.');
  const { protection } = from;
  const { mayConnect } = connections;
  return {
    sandbox,
    root: context.workspace.root,
    denied: context.unreadablePlaces(),
    writable: opened.folders,
    confinement: { kind: 'works', mayConnect, localPorts: await localPortsOf(opened.hosts) },
    ...(protection && { protection }),
  };
}

function noteOn(
  { stdout, stderr, exitCode, appeared, putAside, changedElsewhere }: PipelineEnd,
  { refused }: Connections,
): string | null {
  const text = `${stdout}\n${stderr}`;
  return sandboxNote({
    refused: refused(),
    appeared,
    putAside,
    changedElsewhere,
    left: 0,
    unwritable: unwritableIn(text, exitCode),
    keys: wantedKeys(text, exitCode),
    processes: wantedProcesses(text),
  });
}

function withNote(text: string, note: string | null): string {
  if (note === null) return text;
  return text === '' || text.endsWith('\n') ? `${text}${note}` : `${text}\n${note}`;
}
