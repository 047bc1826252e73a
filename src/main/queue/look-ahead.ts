import { createHash } from 'node:crypto';
import type { Foreseen } from '@shared/approval/approval';
import { ToolError } from '../base/tool-error';
import { unifiedDiff } from '../project/text/file-change';
import { baseAfter, type FileBase, newFileBase } from '../project/text-file';
import type { FileProposal } from '../tools/kit/tool';
import { rejectionOf } from './call-history';
import type { Call } from './calls/call';
import { repeatedText } from './calls/wording';
import type { Ahead } from './inbox';
import type { BatchParts } from './parts';
import type { Asking, Verdict } from './policy/policy';
import { prepare } from './prepare';
import type { Prepared } from './subjects/subjects';
import { contextOf } from './tool-context';
import { verdictOn } from './verdict-on';

// Looking ahead: while a call waits, the queue computes the edits behind it in its batch, each on the text that earlier
// ones would produce. The user can then see and accept them together. Looking ahead changes nothing and asks no model.
// An accepted edit runs at its turn only if it is still the same change and only the mode would ask.

/** The expected outcome of each call behind the waiting one, in order. `prepared`: the waiting call. */
export async function lookAhead(parts: BatchParts, prepared: Prepared): Promise<readonly Ahead[]> {
  const laid = new Map<string, FileBase>();
  const seen = new Set(parts.seen);
  const lay = ({ subject, base, proposed }: FileProposal) => {
    seen.add(subject.path);
    laid.set(
      subject.path,
      subject.change === 'delete' ? newFileBase : baseAfter(base, proposed, subject.path),
    );
  };
  if (prepared.kind === 'file-change' && !prepared.isStale) lay(prepared.proposal);
  const found: Ahead[] = [];
  const start = performance.now();
  for (const call of parts.behind) {
    const isTooMuch = found.length >= mostCalls || performance.now() - start > patience;
    const ahead = isTooMuch ? unseen : await foresee({ ...parts, seen }, call, laid);
    if (ahead.proposal) lay(ahead.proposal);
    found.push({ callId: call.id, ...ahead });
  }
  return found;
}

/** A hundred edits of a large file are more than anybody reads at once: the user sees the others at their turn. */
const mostCalls = 100;
/** Milliseconds. */
const patience = 1_500;

const unseen = { foreseen: { kind: 'later' }, proposal: null } as const;

/** Whether the user accepted the call before its turn, and it is still the same change. */
export function isGranted(
  { log }: BatchParts,
  call: Call,
  { prepared, because }: { readonly prepared: Prepared } & Pick<Asking, 'because'>,
): boolean {
  const granted = log.state().calls[call.id]?.granted;
  if (granted === undefined || because !== 'mode' || prepared.kind !== 'file-change') return false;
  return !prepared.isStale && diffHash(call.tool.name, prepared.proposal) === granted;
}

async function foresee(
  parts: BatchParts,
  call: Call,
  laid: ReadonlyMap<string, FileBase>,
): Promise<Omit<Ahead, 'callId'>> {
  if (call.tool.kind !== 'change') return unseen;
  try {
    const { context } = contextOf(parts, call);
    const prepared = await prepare(parts, call, {
      ...context,
      mayAskModel: false,
      readText: async (path) => laid.get(path.absolute) ?? (await context.readText(path)),
    });
    if (prepared.kind !== 'file-change') return unseen;
    const foreseen = expected(parts, call, { prepared, verdict: verdictOn(parts, call, prepared) });
    return { foreseen, proposal: foreseen.kind === 'fails' ? null : prepared.proposal };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { foreseen: { kind: 'fails', why: error.told }, proposal: null };
  }
}

type Judged = { readonly prepared: Extract<Prepared, { kind: 'file-change' }>; readonly verdict: Verdict };

function expected(parts: BatchParts, call: Call, { prepared, verdict }: Judged): Foreseen {
  const { proposal } = prepared;
  const edit = { subject: proposal.subject, diff: diffHash(call.tool.name, proposal) };
  const rejection = rejectionOf(parts, call);
  if (rejection) return { kind: 'fails', why: repeatedText(rejection.reason) };
  switch (verdict.verdict) {
    case 'deny':
      return { kind: 'fails', why: verdict.text };
    case 'allow':
      return { kind: 'runs', ...edit };
    case 'ask':
      if (verdict.because !== 'mode') return { kind: 'asks', why: verdict.why, ...edit };
      return { kind: 'edit', isGranted: isGranted(parts, call, { prepared, because: 'mode' }), ...edit };
  }
}

/**
 * SHA-256 (hex) of a change as the user sees it, independent of its line numbers. It covers the tool, the file, the
 * kind of change, and the unified diff with three lines around each place.
 */
function diffHash(tool: string, { subject, base, proposed }: FileProposal): string {
  const { path, change } = subject;
  const seen = [tool, path, change, unnumbered(unifiedDiff(base.text, proposed, ''))];
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex');
}

/** Each line of text begins with a blank, `+`, `-` or `\` there, so only a hunk's header begins with `@@`. */
function unnumbered(diff: string): string {
  return diff.replaceAll(/^@@ .*$/gm, '@@');
}
