import type { Allowance, Question, Refusal } from '@shared/approval';
import { AppError, messageOf } from '@shared/errors';
import { Closed, type ClosedThing } from '../base/closed';
import { watchFile } from '../base/files/watch-file';
import { ToolError } from '../base/tool-error';
import type { ToolContext } from '../tools/tool';
import type { Call } from './call';
import { rejectionOf } from './call-history';
import { pinFor } from './command-call';
import { newMessage } from './ending';
import type { Resolution } from './outcome';
import type { BatchParts, QueueParts } from './parts';
import { type Asking, effectiveMode } from './policy/policy';
import { unattendedProtectedText, unattendedText } from './policy/refusal-words';
import { checkAgain, type Prepared, placesOf, prepare, questionOf } from './prepare';
import { type Answered, resolveCall } from './resolve-call';
import { verdictOn } from './verdict-on';
import {
  closedText,
  crashedText,
  crashReport,
  repeatedText,
  staleText,
  stoppedText,
  supersededText,
} from './wording';

// From a call at the head of the queue to the word on it: it runs, and by whose leave, or it ends here.

/** Leaves the question open, if there was one, until the word is in the log. */
export async function applyDecision(
  parts: BatchParts,
  call: Call,
  context: ToolContext,
): Promise<Resolution> {
  try {
    if (context.signal.aborted) return givenUp(context.signal);
    await parts.rules.catchUp();
    const refusal = await refusalOf(parts, call);
    if (refusal !== null) return refused(refusal);
    return await settle(parts, call, { prepared: await prepareAfterRestart(parts, call, context), context });
  } catch (error) {
    if (context.signal.aborted) return givenUp(context.signal);
    if (error instanceof ToolError) return failed(error.message);
    if (error instanceof AppError) throw error;
    parts.onProblem(crashReport(call.tool.name, error));
    return failed(crashedText(call.tool.name, messageOf(error)));
  }
}

/** What can be refused before the tool has looked at anything. */
async function refusalOf(parts: QueueParts, call: Call): Promise<Refused | null> {
  const places = await placesOf(parts.workspace, call);
  const verdict = verdictOn(parts, call, { places, proposal: null, command: null });
  if (verdict.verdict === 'deny') return verdict;
  const rejection = rejectionOf(parts.log, call);
  return rejection && { text: repeatedText(rejection.reason), refusal: { by: 'rejection' } };
}

/** A call that waited before a restart goes on waiting even when its change can no longer be computed. */
async function prepareAfterRestart(parts: QueueParts, call: Call, context: ToolContext): Promise<Prepared> {
  try {
    return await prepare(parts, call, context);
  } catch (error) {
    const phase = parts.log.state().calls[call.id]?.phase;
    if (!(error instanceof ToolError) || phase?.phase !== 'waiting') throw error;
    const places = await placesOf(parts.workspace, call);
    return { places, subject: phase.question.subject, command: null, proposal: null, stale: true };
  }
}

type Current = { readonly prepared: Prepared; readonly context: ToolContext };

async function settle(
  parts: BatchParts,
  call: Call,
  { prepared: first, context }: Current,
): Promise<Resolution> {
  let prepared = first;
  let told = () => {};
  let stopWatching: (() => void) | null = null;
  try {
    for (;;) {
      await parts.rules.catchUp();
      if (context.signal.aborted) return givenUp(context.signal);
      const verdict = verdictOn(parts, call, prepared);
      if (verdict.verdict === 'deny') return refused(verdict);
      if (verdict.verdict === 'allow') return allowed(prepared, verdict.allowance);
      if (parts.unattended) return failed(unattended(parts, verdict));
      stopWatching ??= watchSubject(parts, first);
      const question = questionOf(call, prepared, verdict);
      const next = await askOnce(parts, call, { prepared, context, question, told });
      if ('kind' in next) return next;
      prepared = next.prepared;
      told = next.told ?? (() => {});
    }
  } finally {
    told();
    stopWatching?.();
  }
}

/** While it waits, the windows see without a click that its file moved on. */
function watchSubject(parts: QueueParts, { subject }: Prepared): () => void {
  if (subject.kind !== 'file-change') return () => {};
  return watchFile(subject.path, () => void parts.pending.lookAgain());
}

type AskedNow = Current & {
  readonly question: Question;
  /** Tells whoever decided on an earlier question that it was not this one. */
  readonly told: () => void;
};

/** Asks, and returns the word on the call, or the call as it is to be judged and asked about once more. */
async function askOnce(
  parts: BatchParts,
  call: Call,
  { question, told, ...current }: AskedNow,
): Promise<Resolution | Answered> {
  const open = { callId: call.id, question, proposal: current.prepared.proposal };
  const show = async () => {
    await showQuestion(parts, call, question);
    told();
  };
  const answer = await parts.pending.ask(open, { signal: current.context.signal, show });
  switch (answer.kind) {
    case 'given-up':
      return givenUp(current.context.signal);
    case 'look-again':
      return { prepared: await checkAgain(parts, call, current) };
    case 'decided': {
      parts.batch.enter('answered');
      const answered = await resolveCall(parts, call, { ...current, ...answer });
      if (!('kind' in answered)) parts.batch.enter('open');
      return answered;
    }
  }
}

/** Puts the question in the log, unless it is there already. */
async function showQuestion(parts: QueueParts, call: Call, question: Question): Promise<void> {
  const phase = parts.log.state().calls[call.id]?.phase;
  const shown = phase?.phase === 'waiting' ? phase : null;
  if (shown && JSON.stringify(shown.question) === JSON.stringify(question)) return;
  const since = shown?.since ?? parts.now();
  await parts.log.append({
    events: [{ type: 'call-moved', callId: call.id, phase: { phase: 'waiting', question, since } }],
  });
}

function unattended(parts: QueueParts, { because, why }: Asking): string {
  const mode = effectiveMode(parts.log.state().mode, parts.now()).kind;
  // In Ask another mode is the first thing to try, even for what will be refused there with its own reason.
  const asksAlways = because === 'hard-list' || because === 'not-understood';
  const byMode = because === 'mode' || (asksAlways && mode === 'ask');
  return byMode ? unattendedText : unattendedProtectedText(why);
}

function allowed({ proposal, subject, stale, command }: Prepared, allowance: Allowance): Resolution {
  if (stale && subject.kind === 'file-change') return failed(staleText(subject.path));
  const pin = pinFor(command, allowance);
  return { kind: 'run', allowance, approved: proposal && { proposal, content: proposal.proposed, pin } };
}

type Refused = { readonly text: string; readonly refusal: Refusal };

function refused({ text, refusal }: Refused): Resolution {
  return { kind: 'end', ending: { state: 'failed', text, refusal }, after: { kind: 'next' } };
}

function failed(text: string): Resolution {
  return { kind: 'end', ending: { state: 'failed', text }, after: { kind: 'next' } };
}

/** The end of a call whose signal is aborted: by a stop, a message of the person, or by what was closed. */
export function givenUp({ reason }: AbortSignal): GivenUp {
  if (reason === newMessage) return superseded;
  return reason instanceof Closed ? closed(reason.what) : stopped;
}

type GivenUp = Extract<Resolution, { kind: 'end' }>;

const stopped: GivenUp = {
  kind: 'end',
  ending: { state: 'cancelled', why: 'stopped', text: stoppedText },
  after: { kind: 'stopped' },
};

function closed(what: ClosedThing): GivenUp {
  return {
    kind: 'end',
    ending: { state: 'cancelled', why: 'closed', text: closedText(what) },
    after: { kind: 'stopped' },
  };
}

const superseded: GivenUp = {
  kind: 'end',
  ending: { state: 'cancelled', why: 'superseded', text: supersededText },
  after: { kind: 'superseded' },
};
