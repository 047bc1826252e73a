import type { Allowance, Decision, Question } from '@shared/approval/approval';
import { isEditable } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import type { FileTurn } from '../base/files/file-turns';
import { watchFile } from '../base/files/watch-file';
import type { ToolContext } from '../tools/kit/tool';
import type { Call } from './calls/call';
import { staleText } from './calls/wording';
import { type FollowedProblems, followProblems } from './follow-problems';
import { type Inbox, type Message, noProposal, resolveAll } from './inbox';
import { lookAhead } from './look-ahead';
import { failed, givenUp, type Resolution } from './outcome';
import type { BatchParts, QueueParts } from './parts';
import { type Asking, asksInEveryMode, effectiveMode } from './policy/policy';
import { repeatsText, unattendedProtectedText, unattendedText } from './policy/refusal-words';
import { checkAgain, questionOf } from './prepare';
import { type AskAgain, resolveCall } from './resolve-call';
import { resolveGrant } from './resolve-grant';
import { shownProposal } from './subjects/file-change';
import { saidIn } from './subjects/review-change';
import { kindOf, type Prepared } from './subjects/subjects';
import { verdictOn } from './verdict-on';

// Event loop of a call at the head: judges it and asks if necessary. It then takes messages from its inbox one by one
// until there is a decision. Any message that may change the question causes a new judgement.

type Current = {
  readonly prepared: Prepared;
  readonly context: ToolContext;
  /** The turn for the file that the call changes. */
  readonly turn: FileTurn;
};

export async function settleCall(parts: BatchParts, call: Call, first: Current): Promise<Resolution> {
  let current = first;
  let waiting: Waiting | null = null;
  const problems = followProblems(parts, call);
  try {
    for (;;) {
      await parts.rules.catchUp();
      if (first.context.signal.aborted) return givenUp(first.context.signal);
      const judged = await judge(parts, call, current);
      if (judged.kind !== 'ask') return judged;
      first.turn.letGo();
      waiting ??= startWaiting(parts, call, first);
      await showQuestion(parts, call, judged.question);
      problems.look(current.prepared);
      waiting.inbox.asked();
      const next = await takeMessages(parts, call, { ...current, ...judged, inbox: waiting.inbox, problems });
      if (next.kind !== 'ask-again') return next;
      current = { ...first, prepared: next.prepared };
    }
  } finally {
    problems.stop();
    waiting?.stop();
  }
}

/** The current state of the call: a decision already, or a question. */
async function judge(
  parts: BatchParts,
  call: Call,
  { prepared, context: { signal } }: Current,
): Promise<Resolution | Ask> {
  const verdict = verdictOn(parts, call, prepared);
  if (verdict.verdict === 'deny') return failed(verdict.text, { refusal: verdict.refusal });
  const granted = await resolveGrant(parts, call, { prepared, verdict, signal });
  if (granted !== null) return 'verdict' in granted ? ask(parts, call, prepared, granted) : granted;
  if (verdict.verdict === 'allow') return allowed(prepared, verdict.allowance);
  return ask(parts, call, prepared, verdict);
}

type Ask = { readonly kind: 'ask'; readonly question: Question };

/** Fails if the user is absent. */
function ask(parts: QueueParts, call: Call, prepared: Prepared, verdict: Asking): Resolution | Ask {
  if (isUnattended(parts) && verdict.because === 'repeat')
    return failed(repeatsText, { refusal: { by: 'repeat' } });
  if (isUnattended(parts))
    return failed(kindOf(prepared).told?.unattended ?? unattended(parts, verdict), {
      refusal: { by: 'unattended' },
    });
  return { kind: 'ask', question: questionOf(call, prepared, verdict) };
}

type Waiting = { readonly inbox: Inbox; stop(): void };

/** Opens the inbox before the question appears, so that a window that sees the question finds its proposal. */
function startWaiting(parts: QueueParts, call: Call, { prepared, context }: Current): Waiting {
  const inbox = parts.inboxes.open(call.id);
  const giveUp = () => inbox.post({ kind: 'give-up' });
  context.signal.addEventListener('abort', giveUp, { once: true });
  const unwatch = watchSubject(prepared, inbox);
  return {
    inbox,
    stop() {
      context.signal.removeEventListener('abort', giveUp);
      unwatch();
    },
  };
}

/** While the call waits, windows see changes of its file at once. */
function watchSubject(prepared: Prepared, inbox: Inbox): () => void {
  const file = kindOf(prepared).file(prepared);
  if (file === null) return () => {};
  return watchFile(file.path, () => inbox.post({ kind: 'look-again', replies: [] }));
}

/** Adds the question to the log, unless it is already there. */
async function showQuestion(parts: QueueParts, call: Call, question: Question): Promise<void> {
  const phase = parts.log.state().calls[call.id]?.phase;
  const shown = phase?.phase === 'waiting' ? phase : null;
  if (shown && JSON.stringify(shown.question) === JSON.stringify(question)) return;
  const since = shown?.since ?? parts.now();
  await parts.log.append({
    events: [{ type: 'call-moved', callId: call.id, phase: { phase: 'waiting', question, since } }],
  });
}

type Asked = Current & {
  readonly question: Question;
  readonly inbox: Inbox;
  readonly problems: FollowedProblems;
};

/** Takes messages while the question is unchanged. */
async function takeMessages(parts: BatchParts, call: Call, asked: Asked): Promise<Resolution | AskAgain> {
  for (;;) {
    const message = await asked.inbox.take();
    const next = await takeMessage(parts, call, { ...asked, message });
    if (next !== null) return next;
  }
}

/** Null if the question is unchanged. */
async function takeMessage(
  parts: BatchParts,
  call: Call,
  { message, ...asked }: Asked & { readonly message: Message },
): Promise<Resolution | AskAgain | null> {
  switch (message.kind) {
    case 'give-up':
      return givenUp(asked.context.signal);
    case 'show-proposal':
      if (asked.prepared.kind !== 'file-change') message.reply.reject(noProposal());
      else message.reply.resolve(shownProposal(asked.prepared, asked.question.hash));
      return null;
    case 'look-ahead':
      answerLook(parts, call, { ...asked, message });
      return null;
    case 'look-again':
      asked.inbox.whenAsked(() => resolveAll(message.replies));
      return { kind: 'ask-again', prepared: await checkAgain(parts, call, asked) };
    case 'decide':
      return await takeDecision(parts, call, { ...asked, message });
  }
}

type Looking = Asked & { readonly message: Extract<Message, { kind: 'look-ahead' }> };

/** Windows see the later changes at once, and their problems as they become known. */
function answerLook(parts: BatchParts, call: Call, { prepared, problems, message }: Looking): void {
  const { looking, reply } = message;
  const found = lookAhead(parts, { call, prepared }, looking);
  found.then(reply.resolve, reply.reject);
  const isAll = looking.of === undefined;
  found.then((later) => isAll && problems.lookAhead(prepared, later)).catch(() => undefined);
}

type Deciding = Asked & { readonly message: Extract<Message, { kind: 'decide' }> };

async function takeDecision(
  parts: BatchParts,
  call: Call,
  { message: { hash, decision, reply }, question, inbox, ...current }: Deciding,
): Promise<Resolution | AskAgain | null> {
  const refusal = refusalOfAnswer(question, { hash, decision });
  if (refusal) {
    reply.reject(refusal);
    return null;
  }
  parts.batch.enter('decided');
  try {
    await takeFile(current, decision);
    const resolved = await resolveCall(parts, call, { ...current, decision });
    if (resolved.kind !== 'ask-again') return { ...resolved, reply };
    parts.batch.enter('open');
    inbox.whenAsked(() => reply.reject(resolved.why));
    return resolved;
  } catch (error) {
    reply.reject(error);
    throw error;
  }
}

/** Locks the file for this call during the last check and the write. */
async function takeFile({ prepared, context, turn }: Current, { answer }: Decision): Promise<void> {
  const file = kindOf(prepared).file(prepared);
  const isAcceptance = answer !== 'reject' && answer !== 'reject-and-stop' && answer !== 'give-up-stale';
  if (file !== null && isAcceptance) await turn.take([file.path], context.signal);
}

/** The quick-ask window never asks. */
function isUnattended({ unattended, log }: QueueParts): boolean {
  return unattended || log.state().shelf === 'quick-ask';
}

function unattended(parts: QueueParts, asking: Asking): string {
  const mode = effectiveMode(parts.log.state().mode, parts.now()).kind;
  // In Ask, the user should first try another mode, even if the call will be refused there with its own reason.
  const byMode =
    (asking.because === 'mode' && mode !== 'auto') || (asksInEveryMode(asking) && mode === 'ask');
  return byMode ? unattendedText : unattendedProtectedText(asking.why);
}

function allowed(prepared: Prepared, allowance: Allowance): Resolution {
  const kind = kindOf(prepared);
  const file = kind.file(prepared);
  if (file?.isStale) return failed(staleText(file.path), { told: textOf('asks.file-changed') });
  return { kind: 'run', allowance, approved: kind.approved(prepared, allowance) };
}

/** Why the decision is invalid for this question, or was made for another one; null: it is valid. */
function refusalOfAnswer(
  { hash: asked, subject, stale, always }: Question,
  { hash, decision }: { readonly hash: string; readonly decision: Decision },
): AppError | null {
  if (hash !== asked) return new AppError('changed-since-shown', textOf('asks.not-as-seen'));
  const { answer } = decision;
  if (!isAnswerTo(subject, answer)) return new AppError('invalid', textOf('asks.other-answer'));
  const { hunks, comments } = saidIn(decision);
  if (subject.kind !== 'file-change' && (hunks ?? comments) !== undefined)
    return new AppError('invalid', textOf('asks.other-answer'));
  const gives = answer === 'accept' || answer === 'accept-with-edits' || answer === 'always';
  if (subject.kind !== 'file-change' && 'grants' in decision && decision.grants !== undefined)
    return new AppError('invalid', textOf('asks.other-answer'));
  if (stale !== null && gives) return new AppError('stale', stale);
  if (stale === null && answer === 'give-up-stale') return new AppError('invalid', textOf('asks.not-stale'));
  if (answer === 'always' && always.length === 0) return new AppError('invalid', textOf('asks.no-rule'));
  const edits = answer === 'accept-with-edits' || (answer === 'always' && decision.content !== undefined);
  if (edits && !isEditable(subject)) return new AppError('invalid', textOf('asks.no-text'));
  return null;
}

/** A plan, form or question accepts only its own kind of answer, and a rejection. */
function isAnswerTo({ kind }: Question['subject'], answer: Decision['answer']): boolean {
  if (answer === 'reject' || answer === 'reject-and-stop') return true;
  if (kind === 'plan') return answer === 'plan';
  if (kind === 'form') return answer === 'form';
  if (kind === 'question') return answer === 'answer';
  return answer !== 'plan' && answer !== 'answer' && answer !== 'form';
}
