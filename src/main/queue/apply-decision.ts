import { join } from 'node:path';
import type { Refusal, Subject } from '@shared/approval/approval';
import { AppError, messageOf } from '@shared/errors';
import type { FileTurn } from '../base/files/file-turns';
import { ToolError } from '../base/tool-error';
import type { ToolContext } from '../tools/kit/tool';
import { rejectionOf } from './call-history';
import type { Call } from './calls/call';
import { crashedText, crashReport, repeatedText } from './calls/wording';
import { grantOf, isLeftOut } from './granted';
import { failed, givenUp, type Resolution } from './outcome';
import type { BatchParts, QueueParts } from './parts';
import type { TargetPath } from './policy/match-rule';
import { deniedByHookText } from './policy/refusal-words';
import { prepare, targetPathsOf } from './prepare';
import { settleCall } from './settle-call';
import { loseCall } from './subjects/lost';
import type { Prepared } from './subjects/subjects';
import { verdictBefore } from './verdict-on';

// Takes a call at the head of the queue to its decision: it runs with an allowance, or it ends here.

type Applying = { readonly context: ToolContext; readonly turn: FileTurn };

/** If the call waited, leaves its inbox open until the decision is in the log. If it runs, leaves its file locked. */
export async function applyDecision(
  parts: BatchParts,
  call: Call,
  { context, turn }: Applying,
): Promise<Resolution> {
  try {
    if (context.signal.aborted) return givenUp(context.signal);
    await parts.rules.catchUp();
    const refusal = await refusalOf(parts, call);
    if (refusal !== null) return failed(refusal.text, { refusal: refusal.refusal });
    const denial = await denialByHook(parts, call, context.signal);
    if (context.signal.aborted) return givenUp(context.signal);
    if (denial !== null) return failed(denial.text, { refusal: denial.refusal });
    await parts.setUp.ready(call.tool);
    await turn.take(await changedPaths(parts, call), context.signal);
    const prepared = await prepareOrWait(parts, call, context);
    return await settleCall(parts, call, { prepared, context, turn });
  } catch (error) {
    if (context.signal.aborted) return givenUp(context.signal);
    if (error instanceof ToolError) return failed(error.message, { told: error.told });
    if (error instanceof AppError) throw error;
    parts.onProblem(crashReport(call.tool.name, error));
    return failed(crashedText(call.tool.name, messageOf(error)));
  }
}

/** Absolute; for a call that changes files. */
async function changedPaths({ workspace }: QueueParts, call: Call): Promise<string[]> {
  if (call.tool.kind !== 'change') return [];
  const targets = await targetPathsOf(workspace, call);
  return targets.map(({ canonical }) => join(workspace.root, canonical));
}

type Refused = { readonly text: string; readonly refusal: Refusal };

/** Refusals that are possible before the tool prepares the call. */
async function refusalOf(parts: QueueParts, call: Call): Promise<Refused | null> {
  const targetPaths = await targetPathsOf(parts.workspace, call);
  const verdict = verdictBefore(parts, call, targetPaths);
  if (verdict.verdict === 'deny') return verdict;
  const rejection = rejectionOf(parts, call);
  return rejection && { text: repeatedText(rejection.reason), refusal: { by: 'rejection' } };
}

/** Hooks run once for each time that the call reaches the head. */
async function denialByHook(parts: QueueParts, call: Call, signal: AbortSignal): Promise<Refused | null> {
  const verdict = await parts.services.hooks.before(call, signal);
  if (verdict?.decision === 'deny') {
    const { hook, reason } = verdict;
    return { text: deniedByHookText(hook, reason), refusal: { by: 'hook', hook } };
  }
  if (verdict === null) parts.hooked.delete(call.id);
  else parts.hooked.set(call.id, verdict);
  return null;
}

/**
 * A call that the user saw waits as stale if its change can no longer be computed. Such a call waited before a restart,
 * or the user decided on it before its turn.
 */
async function prepareOrWait(parts: QueueParts, call: Call, context: ToolContext): Promise<Prepared> {
  const grant = grantOf(parts.log, call);
  const known = grant && isLeftOut(grant) ? await lost(parts, call) : null;
  if (known) return known;
  try {
    return await prepare(parts, call, context);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const shown = await lost(parts, call);
    if (shown === null) throw error;
    return shown;
  }
}

/** The call without its change; null if the user has not seen the call. */
async function lost(parts: QueueParts, call: Call): Promise<Prepared | null> {
  const targetPaths = await targetPathsOf(parts.workspace, call);
  const shown = shownBefore(parts, call, targetPaths);
  return shown && (await loseCall(shown, { workspace: parts.workspace, targetPaths }));
}

function shownBefore(
  { log, workspace }: QueueParts,
  call: Call,
  [target]: readonly TargetPath[],
): Subject | null {
  const known = log.state().calls[call.id];
  if (known?.phase.phase === 'waiting') return known.phase.question.subject;
  if (known?.granted === undefined || target === undefined) return null;
  const relativePath = target.canonical;
  return {
    kind: 'file-change',
    change: 'modify',
    path: join(workspace.root, relativePath),
    relativePath,
    added: 0,
    removed: 0,
    approximate: null,
  };
}
