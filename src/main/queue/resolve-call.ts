import type { Acceptance, Decision, PersonsAnswer, Refusal, Rule } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { isSameText, type Text, textOf } from '@shared/texts/text';
import { withUnixEnds } from '../project/text/line-ends';
import type { ToolContext } from '../tools/kit/tool';
import type { Call } from './calls/call';
import { rejectedText, rejectionText, skippedText, skippedToReadText, staleText } from './calls/wording';
import type { EndsHere, Resolution } from './outcome';
import type { BatchParts } from './parts';
import { asksInEveryMode } from './policy/policy';
import { heldTo } from './policy/rule-for-tool';
import { newRule } from './policy/rules';
import { checkAgain } from './prepare';
import { shownChange } from './subjects/file-change';
import { reviewOf, saidIn, staleReviewOf } from './subjects/review-change';
import { kindOf, type Prepared } from './subjects/subjects';
import { takeGrants } from './take-grants';
import { verdictOn } from './verdict-on';

// Applies a user's answer to a call: it runs as shown, it ends, or it asks again.

/** The call in its current form, to be judged and asked about again. */
export type AskAgain = { readonly kind: 'ask-again'; readonly prepared: Prepared };

/** `why`: the error for the user who decided, sent when the new question is ready. */
type NotAsDecided = AskAgain & { readonly why: unknown };

type Answering = {
  readonly prepared: Prepared;
  readonly context: ToolContext;
  readonly decision: Decision;
};

/** If the decision cannot be carried out, the call continues to wait. */
export async function resolveCall(
  parts: BatchParts,
  call: Call,
  answering: Answering,
): Promise<Resolution | NotAsDecided> {
  const { prepared, decision } = answering;
  try {
    const grants = await takeGrants(parts, { call, prepared }, decision);
    const resolved = await resolveAnswer(parts, call, answering);
    return resolved.kind === 'ask-again' || grants.length === 0 ? resolved : { ...resolved, grants };
  } catch (why) {
    return { kind: 'ask-again', prepared, why };
  }
}

async function resolveAnswer(
  parts: BatchParts,
  call: Call,
  { prepared, context, decision }: Answering,
): Promise<Resolution | NotAsDecided> {
  switch (decision.answer) {
    case 'reject':
    case 'reject-and-stop':
      return rejection(call, prepared, decision);
    case 'give-up-stale':
      return givenUp(call, prepared, decision);
  }
  const nothing = prepared.kind === 'file-change' ? rejectionOfAll(call, prepared, decision) : null;
  if (nothing) return nothing;
  const now = await checkAgain(parts, call, { prepared, context });
  if (now !== prepared) return { kind: 'ask-again', prepared: now, why: movedOn(now) };
  try {
    const accepted = await accept(parts, call, { prepared, context, decision });
    if (accepted.why) return { kind: 'ask-again', prepared: accepted.prepared, why: accepted.why };
    return await acceptance(parts, call, { prepared: accepted.prepared, decision });
  } catch (why) {
    return { kind: 'ask-again', prepared, why };
  }
}

/** AppError `invalid` for a comment on an unknown line. */
export function rejection(
  call: Call,
  prepared: Prepared,
  decision: Extract<Decision, { answer: 'reject' | 'reject-and-stop' }>,
): EndsHere {
  const reason = decision.reason?.trim() || null;
  const path = kindOf(prepared).file(prepared)?.path ?? null;
  const told = kindOf(prepared).told?.rejected?.(reason) ?? rejectedText(call.tool.name, path, reason);
  const review = prepared.kind === 'file-change' ? reviewOf(prepared.proposal, '', saidIn(decision)) : null;
  const text = review === null ? told : `${told}\n\n${review.words}`;
  return {
    kind: 'end',
    ending: { state: 'rejected', reason, text, ...(review && { review: review.kept }) },
    after:
      decision.answer === 'reject'
        ? { kind: 'next' }
        : { kind: 'skip', why: 'skipped', text: skippedText(call.tool.name) },
  };
}

/** The user left the file unchanged, e.g. by rejecting every hunk; null: something changes. AppError as `reviewOf`. */
export function rejectionOfAll(
  call: Call,
  { proposal }: Extract<Prepared, { kind: 'file-change' }>,
  decision: Acceptance,
): EndsHere | null {
  const { subject, base } = proposal;
  if (decision.answer !== 'accept-with-edits' || subject.change !== 'modify') return null;
  if (withUnixEnds(decision.content) !== base.text) return null;
  const review = reviewOf(proposal, decision.content, saidIn(decision));
  const reasons = review?.kept.hunks?.rejected.flatMap(({ reason }) => reason ?? []) ?? [];
  const head =
    reasons.length === 0
      ? rejectedText(call.tool.name, subject.path, null)
      : rejectionText(call.tool.name, subject.path);
  const text = review === null ? head : `${head}\n\n${review.words}`;
  const reason = reasons.length === 0 ? null : reasons.join('; ');
  const ending = { state: 'rejected', reason, text, ...(review && { review: review.kept }) } as const;
  return { kind: 'end', ending, after: { kind: 'next' } };
}

/** Unlike after a rejection, the model may repeat the call after it has read the file. */
function givenUp(
  call: Call,
  prepared: Prepared,
  decision: Extract<Decision, { answer: 'give-up-stale' }>,
): Resolution {
  const head = staleText(kindOf(prepared).file(prepared)?.path ?? '');
  const review = prepared.kind === 'file-change' ? staleReviewOf(prepared.proposal, saidIn(decision)) : null;
  const text = review === null ? head : `${head}\n\n${review.words}`;
  return {
    kind: 'end',
    ending: {
      state: 'failed',
      text,
      told: textOf('asks.file-changed'),
      ...(review && { review: review.kept }),
    },
    after: decision.readAgain
      ? { kind: 'skip', why: 'stale', text: skippedToReadText(call.tool.name) }
      : { kind: 'next' },
  };
}

function movedOn(prepared: Prepared): AppError {
  const stale = prepared.kind === 'file-change' ? shownChange(prepared).stale : null;
  if (stale !== null) return new AppError('stale', stale);
  const file = kindOf(prepared).file(prepared);
  const name = file === null ? textOf('asks.the-file') : file.relativePath;
  return file?.isStale
    ? new AppError('stale', textOf('asks.moved-on-stale', { file: name }))
    : new AppError('changed-since-shown', textOf('asks.moved-on', { file: name }));
}

type Accepting = { readonly prepared: Prepared; readonly decision: Acceptance };

/**
 * The call as the user edited it, judged like any other. AppError `invalid` if it is denied or impossible. `why`: the
 * error for the user if it now asks for a new reason.
 */
async function accept(
  parts: BatchParts,
  call: Call,
  { prepared, context, decision }: Accepting & { readonly context: ToolContext },
): Promise<{ readonly prepared: Prepared; readonly why?: AppError }> {
  const at = { workspace: parts.workspace, signal: context.signal };
  const accepted = await kindOf(prepared).accept(prepared, decision, at);
  if (accepted === prepared) return { prepared };
  const verdict = verdictOn(parts, call, accepted);
  if (verdict.verdict === 'deny') throw new AppError('invalid', refusalText(accepted, verdict.refusal));
  const shown = verdictOn(parts, call, prepared);
  const isNewDanger = verdict.verdict === 'ask' && asksInEveryMode(verdict);
  if (!isNewDanger || (shown.verdict === 'ask' && isSameText(shown.why, verdict.why)))
    return { prepared: accepted };
  const why = new AppError('changed-since-shown', textOf('asks.look-again', { why: verdict.why }));
  return { prepared: accepted, why };
}

/** For a user with a refused edit; the policy has another text for the model. */
function refusalText({ kind }: Prepared, refusal: Refusal): Text {
  if (refusal.by === 'rule') return textOf('refused.by-rule', { rule: refusal.rule, scope: refusal.scope });
  return textOf(kind === 'command' ? 'refused.command-by-plan' : 'refused.by-plan');
}

async function acceptance(
  parts: BatchParts,
  call: Call,
  { prepared, decision }: Accepting,
): Promise<Resolution> {
  if (decision.answer === 'plan' || decision.answer === 'answer' || decision.answer === 'form')
    return answered(prepared, decision);
  if (decision.answer !== 'always') return byPerson(prepared);
  const rules = standingRules(parts, call, { prepared, rule: decision.rule });
  const allowance = { by: 'person', answer: 'always' } as const;
  const approved = kindOf(prepared).approved(prepared, allowance);
  if (decision.rule.scope === 'chat') return { kind: 'run', allowance, approved, rules };
  for (const rule of rules) await parts.rules.add(parts.workspace.root, rule);
  return { kind: 'run', allowance, approved };
}

function byPerson(prepared: Prepared): Resolution {
  const allowance = { by: 'person', answer: 'accept' } as const;
  const approved = kindOf(prepared).approved(prepared, allowance);
  // Typing that the user undid is not an edit.
  const isEdited = approved !== null && approved.content !== approved.proposal.proposed;
  return {
    kind: 'run',
    allowance: isEdited ? { by: 'person', answer: 'accept-with-edits' } : allowance,
    approved,
  };
}

/** The call asked for the answer itself. */
function answered(prepared: Prepared, { answer }: PersonsAnswer): Resolution {
  const allowance = { by: 'person', answer } as const;
  const kind = kindOf(prepared);
  const mode = kind.modeAfter?.(prepared) ?? null;
  return {
    kind: 'run',
    allowance,
    approved: kind.approved(prepared, allowance),
    ...(mode !== null && { mode }),
  };
}

type Standing = {
  readonly prepared: Prepared;
  readonly rule: Extract<Decision, { answer: 'always' }>['rule'];
};

/** The rules of the answer: one, or one for each command of a chain. AppError if they miss this call. */
function standingRules(parts: BatchParts, call: Call, { prepared, rule }: Standing): Rule[] {
  const { tool, match, scope } = rule;
  const kind = kindOf(prepared);
  const held = heldTo(call.tool, kind.pinOf?.(prepared));
  const rules = kind
    .matchesOf(match)
    .map((one) => newRule({ effect: 'allow', tool, match: one, scope, ...held }, parts.now()));
  if (verdictOn(parts, call, prepared, rules).verdict === 'allow') return rules;
  throw new AppError('invalid', textOf('asks.rule-misses'));
}
