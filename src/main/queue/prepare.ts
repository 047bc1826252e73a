import { createHash } from 'node:crypto';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Question } from '@shared/approval/approval';
import { messageOf } from '@shared/errors';
import { ToolError } from '../base/tool-error';
import type { Workspace } from '../project/workspace';
import type { ToolContext, ToolProposal } from '../tools/kit/tool';
import type { Call } from './calls/call';
import { previewOf } from './calls/preview';
import { crashedText, crashReport } from './calls/wording';
import type { QueueParts } from './parts';
import type { TargetPath } from './policy/match-rule';
import type { Asking } from './policy/policy';
import { type PreparedChange, shownChange } from './subjects/file-change';
import type { Shown } from './subjects/subject';
import { kindOf, type Prepared, prepareProposal } from './subjects/subjects';

// Prepares a call: computes its effect before it runs, and checks whether that is still true.

/** ToolError if the call cannot work. */
export async function prepare(parts: QueueParts, call: Call, context: ToolContext): Promise<Prepared> {
  const { workspace } = parts;
  const { signal } = context;
  const targetPaths = await targetPathsOf(workspace, call);
  const proposal = await withHooks(parts, call, { context, proposal: await confirm(parts, call, context) });
  const input = previewOf(call.arguments);
  return await prepareProposal(proposal, { workspace, targetPaths, tool: call.tool, input, signal });
}

type Proposed = { readonly context: ToolContext; readonly proposal: ToolProposal | null };

/** A changed file is proposed as hooks leave it. */
async function withHooks(
  { services }: QueueParts,
  call: Call,
  { context, proposal }: Proposed,
): Promise<ToolProposal | null> {
  if (proposal?.kind !== 'file-change') return proposal;
  return await services.hooks.change(call, proposal, context.signal);
}

/** If a tool throws an unexpected error, only this call fails. */
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
 * Checks the prepared call again. Returns the same object if nothing changed. If a file has changed, computes a change
 * again that names only a part of it; any other change becomes stale.
 */
export async function checkAgain(
  parts: QueueParts,
  call: Call,
  { prepared, context }: { prepared: Prepared; context: ToolContext },
): Promise<Prepared> {
  const kind = kindOf(prepared);
  const now = await kind.examine(prepared, { workspace: parts.workspace, tool: call.tool });
  if (!('movedOn' in now)) return now;
  try {
    // The model's second answer might differ from the one that the user saw.
    return await prepare(parts, call, { ...context, mayAskModel: false });
  } catch (error) {
    if (error instanceof ToolError) return now.movedOn;
    throw error;
  }
}

/** The paths of the call's files for rules and the hard list; only those in the project. */
export async function targetPathsOf(workspace: Workspace, call: Call): Promise<TargetPath[]> {
  const target = call.tool.target(call.input) ?? [];
  const targets = typeof target === 'string' ? [target] : target;
  const targetPaths = await Promise.all(targets.map((path) => targetPathOf(workspace, path)));
  return targetPaths.filter((path) => path !== null);
}

async function targetPathOf(workspace: Workspace, target: string): Promise<TargetPath | null> {
  try {
    const canonical = (await workspace.resolve(target)).relative;
    const given = relative(workspace.root, resolve(workspace.root, target)).replaceAll(sep, '/');
    const isInside = given !== '..' && !given.startsWith('../') && !isAbsolute(given);
    return { canonical, given: isInside ? given : canonical };
  } catch (error) {
    // The tool reports the problem of the path at its turn.
    if (error instanceof ToolError) return null;
    throw error;
  }
}

export function questionOf(call: Call, prepared: Prepared, asking: Asking): Question {
  const shown = kindOf(prepared).show(prepared, asking);
  return {
    subject: shown.subject,
    hash: hashOfShown(call, shown),
    why: asking.why,
    always: asking.always,
    ...(asking.because === 'new-package' && { caution: true as const }),
    danger: asking.because === 'hard-list' || shown.looksDangerous === true,
    stale: shown.stale,
  };
}

/** The hash of the question about a change. */
export function hashOfChange(call: Call, prepared: PreparedChange): string {
  return hashOfShown(call, shownChange(prepared));
}

function hashOfShown(call: Call, { subject, base, proposed }: Shown): string {
  const shown = [call.id, call.tool.name, subject, base, proposed, call.arguments];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex');
}
