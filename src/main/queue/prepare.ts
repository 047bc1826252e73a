import { createHash } from 'node:crypto';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Question, Subject } from '@shared/approval';
import { messageOf } from '@shared/errors';
import { ToolError } from '../base/tool-error';
import type { AnalysedCommand } from '../command-safety/analyse-command';
import { looksDangerous } from '../command-safety/danger-list';
import type { Workspace } from '../project/workspace';
import type { CommandProposal, ToolContext, ToolProposal } from '../tools/tool';
import type { Call } from './call';
import { commandSubject, examineProposal } from './command-call';
import { currentHash } from './current-hash';
import { previewOf } from './ending';
import type { QueueParts } from './parts';
import type { Places } from './policy/match-rule';
import type { Asking } from './policy/policy';
import { crashedText, crashReport } from './wording';

// What a call would do, found out without doing it: the file it is about, the proposal, and whether that still holds.

export type Prepared = {
  readonly places: readonly Places[];
  readonly subject: Subject;
  /** For a command: what is known of it, as it would run now. */
  readonly command: AnalysedCommand | null;
  /** Null for a call that changes no file, and for one that waited and no longer can be computed. */
  readonly proposal: ToolProposal | null;
  /** The file moved on so that the proposal no longer applies. */
  readonly stale: boolean;
};

/** ToolError when the call cannot work. */
export async function prepare(parts: QueueParts, call: Call, context: ToolContext): Promise<Prepared> {
  const places = await placesOf(parts.workspace, call);
  const proposal = await confirm(parts, call, context);
  if (proposal?.kind === 'command') {
    return await prepareCommand(parts, proposal, { text: proposal.proposed, places, signal: context.signal });
  }
  return { places, subject: proposal?.subject ?? callSubject(call), command: null, proposal, stale: false };
}

type CommandText = {
  readonly text: string;
  readonly places: readonly Places[];
  readonly signal: AbortSignal;
};

/** `text` is the command as the model wrote it, or as a person edited it. */
export async function prepareCommand(
  { workspace }: QueueParts,
  proposal: CommandProposal,
  { text, places, signal }: CommandText,
): Promise<Prepared> {
  const command = await examineProposal(workspace, proposal, { text, signal });
  return { places, subject: commandSubject(proposal, command), command, proposal, stale: false };
}

/** A tool that throws what it may not fails this call alone. */
async function confirm(parts: QueueParts, call: Call, context: ToolContext): Promise<ToolProposal | null> {
  try {
    return await call.tool.confirm(call.input, context);
  } catch (error) {
    if (error instanceof ToolError || context.signal.aborted) throw error;
    parts.onProblem(crashReport(call.tool.name, error));
    throw new ToolError(crashedText(call.tool.name, messageOf(error)), { cause: error });
  }
}

/**
 * The call as it stands now. The very same object when nothing moved on; a change that says what to change is computed
 * again for a file that did, any other is stale.
 */
export async function checkAgain(
  parts: QueueParts,
  call: Call,
  { prepared, context }: { prepared: Prepared; context: ToolContext },
): Promise<Prepared> {
  const { proposal, subject } = prepared;
  if (subject.kind !== 'file-change' || proposal?.kind === 'command') return prepared;
  const stale = prepared.stale ? prepared : { ...prepared, stale: true };
  if (proposal !== null) {
    const unchanged = (await currentHash(parts.workspace, subject.path)) === proposal.base.hash;
    if (unchanged) return prepared.stale ? { ...prepared, stale: false } : prepared;
    if (call.tool.changes !== 'part') return stale;
  }
  try {
    // Asked the model a second time, it might answer otherwise than the person saw.
    return await prepare(parts, call, { ...context, settings: { correctionByModel: false } });
  } catch (error) {
    if (error instanceof ToolError) return stale;
    throw error;
  }
}

/** Where the call's files are, for rules and the hard list; without those that are not in the project. */
export async function placesOf(workspace: Workspace, call: Call): Promise<Places[]> {
  const target = call.tool.target(call.input) ?? [];
  const targets = typeof target === 'string' ? [target] : target;
  const places = await Promise.all(targets.map((path) => placeOf(workspace, path)));
  return places.filter((place) => place !== null);
}

async function placeOf(workspace: Workspace, target: string): Promise<Places | null> {
  try {
    const canonical = (await workspace.resolve(target)).relative;
    const given = relative(workspace.root, resolve(workspace.root, target)).replaceAll(sep, '/');
    const isInside = given !== '..' && !given.startsWith('../') && !isAbsolute(given);
    return { canonical, given: isInside ? given : canonical };
  } catch (error) {
    // The tool says what is wrong with the path when it is its turn.
    if (error instanceof ToolError) return null;
    throw error;
  }
}

export function questionOf(call: Call, prepared: Prepared, asking: Asking): Question {
  const { proposal, stale } = prepared;
  const subject = subjectAsked(prepared, asking);
  return {
    subject,
    hash: hashOfShown(call, subject, proposal),
    why: asking.why,
    always: asking.always,
    danger: isDangerous(prepared, asking),
    stale: stale ? staleQuestionText(subject) : null,
  };
}

/** What cannot be understood is dangerous when it looks so. */
function isDangerous({ command }: Prepared, { because }: Asking): boolean {
  if (because === 'hard-list') return true;
  return because === 'not-understood' && command !== null && looksDangerous(command.text);
}

/** A command is shown with what mode and rules say of each of its parts now. */
function subjectAsked({ subject, proposal, command }: Prepared, { partReasons }: Asking): Subject {
  if (proposal?.kind !== 'command' || !command) return subject;
  return commandSubject(proposal, command, partReasons);
}

function hashOfShown(call: Call, subject: Subject, proposal: ToolProposal | null): string {
  const base = proposal?.kind === 'file-change' ? proposal.base.hash : undefined;
  const shown = [call.id, call.tool.name, subject, base, proposal?.proposed, call.arguments];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex');
}

function staleQuestionText(subject: Subject): string {
  const file = subject.kind === 'file-change' ? subject.relativePath : 'The file';
  return `${file} changed on disk after the proposal, which no longer applies. Give it up, or have the model read the file again.`;
}

function callSubject(call: Call): Subject {
  return { kind: 'call', tool: call.tool.name, input: previewOf(call.arguments) };
}
