import type { Acceptance, Allowance } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { Call } from './calls/call';
import { decisionBy, type GrantedDecision, grantOf, isBare } from './granted';
import type { EndsHere, Resolution } from './outcome';
import type { BatchParts } from './parts';
import type { Asking, Verdict } from './policy/policy';
import { rejection, rejectionOfAll } from './resolve-call';
import { kindOf, type Prepared } from './subjects/subjects';

// Applies the user's decision on a call before its turn: it runs or ends as if the user decided now. If the call is
// another one than the user saw, it asks.

type Judged = {
  readonly prepared: Prepared;
  readonly verdict: Exclude<Verdict, { verdict: 'deny' }>;
  readonly signal: AbortSignal;
};

/** Null: the verdict applies. */
export async function resolveGrant(
  parts: BatchParts,
  call: Call,
  { prepared, verdict, signal }: Judged,
): Promise<Resolution | Asking | null> {
  const grant = grantOf(parts.log, call);
  if (grant === null) return null;
  const decision = decisionBy(grant, call, prepared);
  const isAcceptance = grant.verdict !== 'reject';
  // An acceptance answers only the mode's question.
  if (isAcceptance && verdict.verdict === 'ask' && verdict.because !== 'mode') return null;
  if (isAcceptance && verdict.verdict === 'allow' && isBare(grant)) return null;
  const asking = askingAgain(verdict);
  if (decision === null) return asking;
  try {
    return await resolve(parts, call, { prepared, decision, signal });
  } catch (error) {
    if (error instanceof AppError) return asking;
    throw error;
  }
}

/** Keeps the reason of a rule or the hard list. */
function askingAgain(verdict: Judged['verdict']): Asking {
  const why = textOf('asks.not-as-granted');
  if (verdict.verdict === 'allow') return { verdict: 'ask', because: 'mode', why, always: [] };
  return verdict.because === 'mode' ? { ...verdict, why } : verdict;
}

type Resolving = Pick<Judged, 'prepared' | 'signal'> & { readonly decision: GrantedDecision };

/** AppError if the decision contradicts the call. */
async function resolve(
  { workspace }: BatchParts,
  call: Call,
  { prepared, decision, signal }: Resolving,
): Promise<Resolution> {
  if (decision.answer === 'reject') return leftOut(rejection(call, prepared, decision));
  const nothing = prepared.kind === 'file-change' ? rejectionOfAll(call, prepared, decision) : null;
  return nothing ? leftOut(nothing) : await acceptance(prepared, decision, { workspace, signal });
}

function leftOut({ ending, ...end }: EndsHere): EndsHere {
  return { ...end, ending: ending.state === 'rejected' ? { ...ending, leftOut: true } : ending };
}

async function acceptance(
  prepared: Prepared,
  decision: Acceptance,
  at: Pick<BatchParts, 'workspace'> & Pick<Judged, 'signal'>,
): Promise<Resolution> {
  const allowance: Allowance = { by: 'person', answer: 'accept-these' };
  const approved = kindOf(prepared).approved(
    await kindOf(prepared).accept(prepared, decision, at),
    allowance,
  );
  const isEdited = approved !== null && approved.content !== approved.proposal.proposed;
  return {
    kind: 'run',
    allowance: isEdited ? { ...allowance, answer: 'accept-these-with-edits' } : allowance,
    approved,
  };
}
