import type { Allowance } from '@shared/approval/approval';
import type { JournaledChatEvent } from '@shared/chat/chat';
import { AppError, messageOf } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { Closed } from '../base/closed';
import { hashOf } from '../base/files/content-hash';
import { StaleError, ToolError } from '../base/tool-error';
import { compareTexts } from '../project/text/file-change';
import { withUnixEnds } from '../project/text/line-ends';
import { bytesOf } from '../project/text-file';
import type { ChatEntry, ModelRecord } from '../storage/chats/chat-log';
import { capResult } from '../tools/kit/output-cap';
import type { Approved, ToolContext, ToolProposal, ToolResult } from '../tools/kit/tool';
import { applyDecision } from './apply-decision';
import type { Call } from './calls/call';
import type { Ending } from './calls/ending';
import { crashedText, crashReport, editedCommandText, editedText, stoppedRunningText } from './calls/wording';
import { type Continuation, givenUp, type Resolution } from './outcome';
import type { BatchParts, Effects, QueueParts } from './parts';
import { mayChange } from './policy/kinds';
import { grantsEntry } from './take-grants';
import { contextOf, type Found } from './tool-context';
import { withInstructions } from './with-instructions';
import { withMore } from './with-more';

// Takes one call from the head of the queue to its one result. The log contains the decision before the call runs, and
// the result after it.

/** Rejects only with the log's AppError. */
export async function executeCall(parts: BatchParts, call: Call): Promise<Continuation> {
  const { signal } = parts.batch;
  const { context, found } = contextOf(parts, call);
  const turn = parts.fileTurns.forCall();
  const word = await applyDecision(parts, call, { context, turn }).catch((error: unknown) => {
    turn.letGo();
    throw error;
  });
  try {
    if (word.kind === 'end') {
      await parts.end(call, word.ending, grantsEntry(word.grants));
      word.reply?.resolve();
      return word.after;
    }
    await run(parts, call, { word, context, found });
    return signal.aborted ? givenUp(signal).after : { kind: 'next' };
  } catch (error) {
    word.reply?.reject(error);
    throw error;
  } finally {
    turn.letGo();
    parts.hooked.delete(call.id);
    parts.inboxes.close(call.id);
    parts.batch.enter('open');
  }
}

type Running = {
  readonly word: Extract<Resolution, { kind: 'run' }>;
  readonly context: ToolContext;
  readonly found: Found;
};

async function run(parts: BatchParts, call: Call, { word, context, found }: Running): Promise<void> {
  parts.batch.enter('decided');
  const startedAt = parts.now();
  if (!context.signal.aborted) await appendStart(parts, call, { word, startedAt });
  if (context.signal.aborted) {
    word.reply?.reject(new AppError('already-decided', textOf('asks.stopped-first')));
    return await parts.end(call, givenUp(context.signal).ending);
  }
  word.reply?.resolve();
  parts.inboxes.close(call.id);
  if (word.rules || word.mode) lookAgainAtOthers(parts);
  found.start();
  const watched = seesNothingOf(word.approved)
    ? null
    : await parts.services.watchChanges(call.id, context.signal);
  const ending = await attempt(parts, call, { word, context, found, startedAt });
  await found.stop();
  const effects = await watched?.end(found.goesOn());
  await parts.end(call, ending, afterEffects(parts, call, { found, effects }));
}

/** Pilotfish's own tools report their changes. A command that runs because it only reads changes nothing. */
function seesNothingOf(approved: Approved | null): boolean {
  switch (approved?.proposal.kind) {
    case 'command':
      return approved.pin !== null;
    case 'programs':
    case 'remote':
      return false;
    default:
      return true;
  }
}

/** A rule or a mode from an answer also applies to calls that wait in other lanes. */
function lookAgainAtOthers({ inboxes }: QueueParts): void {
  for (const inbox of inboxes.all()) inbox.post({ kind: 'look-again', replies: [] });
}

/**
 * Syncs the start of a change before it is made: after a power cut the log shows that it may have happened. Also syncs
 * every decision of the user.
 */
async function appendStart(
  parts: QueueParts,
  call: Call,
  { word, startedAt }: { word: Running['word']; startedAt: number },
): Promise<void> {
  const phase = { phase: 'running', startedAt, allowance: word.allowance, progress: '' } as const;
  const rules = (word.rules ?? []).map((rule) => ({ type: 'rule-added' as const, rule }));
  const mode = word.mode ? [{ type: 'mode-changed' as const, mode: word.mode }] : [];
  const review = word.approved?.review && { review: word.approved.review.kept };
  const grants = grantsEntry(word.grants);
  const events: JournaledChatEvent[] = [
    ...rules,
    ...mode,
    ...(grants.events ?? []),
    { type: 'call-moved', callId: call.id, phase, ...review },
    ...plannedChange(call.id, word.approved, startedAt),
  ];
  const mustLast = mayChange(call.tool.kind) || word.reply !== undefined;
  const records = [...(grants.records ?? []), ...editsOf(call, word)];
  await parts.log.append({ events, records }, mustLast ? 'synced' : 'written');
}

/** Stores the user's text with the decision: if the call fails, its details still contain it. */
function editsOf({ id }: Call, { approved }: Running['word']): ModelRecord[] {
  if (approved === null || approved.content === approved.proposal.proposed) return [];
  return [{ role: 'edited', callId: id, content: approved.content }];
}

/** Never throws: every outcome of the tool is an ending. */
async function attempt(
  parts: QueueParts,
  call: Call,
  { word, context, found, startedAt }: Running & { readonly startedAt: number },
): Promise<Ending> {
  const ranMs = () => parts.now() - startedAt;
  const { allowance, approved } = word;
  try {
    const answer = await call.tool.run(call.input, context, approved);
    const heard = await withHooks(parts, call, { answer, approved, signal: context.signal });
    const told = withEdits(heard, approved, allowance);
    const capped = await capResult(
      call.tool,
      await withProblems(told, approved, { ...parts, signal: context.signal }),
      context,
    );
    const result = await withInstructions(capped, { parts, call }, { context, found });
    return { state: 'done', allowance, result, durationMs: ranMs() };
  } catch (error) {
    const durationMs = ranMs();
    if (error instanceof StaleError)
      return { state: 'failed', text: error.message, told: error.told, durationMs };
    if (context.signal.aborted) {
      return stoppedRunning(context.signal, durationMs, found.progress());
    }
    if (error instanceof ToolError)
      return { state: 'failed', text: error.message, told: error.told, durationMs };
    parts.onProblem(crashReport(call.tool.name, error));
    return { state: 'failed', text: crashedText(call.tool.name, messageOf(error)), durationMs };
  }
}

function stoppedRunning({ reason }: AbortSignal, durationMs: number, progress: string): Ending {
  const closed = reason instanceof Closed ? reason.what : null;
  const text = stoppedRunningText(durationMs, progress, closed);
  return { state: 'cancelled', why: closed ? 'interrupted' : 'stopped', text, durationMs };
}

type Answered = Pick<ToolContext, 'signal'> & {
  readonly answer: ToolResult;
  readonly approved: Approved | null;
};

/** Tells the model what hooks say. Those on a changed file ran before the decision. */
async function withHooks(
  { services }: QueueParts,
  call: Call,
  { answer, approved, signal }: Answered,
): Promise<ToolResult> {
  const proposal = approved?.proposal;
  if (proposal?.kind === 'file-change' && proposal.subject.change !== 'delete')
    return withMore(answer, proposal.fromHooks ?? '');
  return withMore(answer, await services.hooks.after(call, answer, signal));
}

/** Tells the model how the user changed its proposal, and about the comments. */
function withEdits(result: ToolResult, approved: Approved | null, allowance: Allowance): ToolResult {
  if (approved === null || allowance.by !== 'person') return result;
  const { content, proposal, review } = approved;
  const edited = content === proposal.proposed ? null : editsText(proposal, content);
  const edits = [edited, review?.words].filter((part) => part != null).join('\n\n');
  return withMore(result, edits);
}

/** Tells the model which problems its change added. */
async function withProblems(
  result: ToolResult,
  approved: Approved | null,
  { services, signal }: Pick<QueueParts, 'services'> & Pick<ToolContext, 'signal'>,
): Promise<ToolResult> {
  if (approved?.proposal.kind !== 'file-change') return result;
  const { content, proposal } = approved;
  const { subject, base, proposed } = proposal;
  if (subject.change === 'delete') return result;
  const after = content === proposed ? content : withUnixEnds(content);
  const { path, relativePath } = subject;
  const problems = await services.problems.afterWrite(
    { path, relativePath, before: base.text, after },
    signal,
  );
  return withMore(result, problems);
}

/** Null: the result says it itself. */
function editsText(proposal: ToolProposal, content: string): string | null {
  switch (proposal.kind) {
    case 'command':
      return editedCommandText(content);
    case 'plan':
    case 'question':
    case 'form':
    case 'programs':
    case 'remote':
    // The user can only answer these, not edit them.
    case 'url':
    case 'network':
    case 'memory':
      return null;
    case 'file-change':
      return editedText(compareTexts(proposal.proposed, content).readableDiff(proposal.subject.relativePath));
  }
}

type After = { readonly found: Found; readonly effects: Effects | undefined };

/** Log entry for the effects, written together with the result. */
function afterEffects({ now }: BatchParts, { id: callId }: Call, { found, effects }: After): ChatEntry {
  const at = now();
  const changed = [...found.changed(), ...(effects?.changes ?? [])];
  const events: JournaledChatEvent[] = changed.map((change) => ({
    type: 'file-changed',
    callId,
    at,
    ...change,
  }));
  if (effects?.effects) events.push({ type: 'effects-found', callId, effects: effects.effects });
  return { events, records: found.seen().map((path) => ({ role: 'seen', path })) };
}

// The planned change of a file, journaled before the call makes it: after a kill, this shows whether it happened.

function plannedChange(callId: string, approved: Approved | null, at: number): JournaledChatEvent[] {
  if (approved?.proposal.kind !== 'file-change') return [];
  const { subject, base, proposed } = approved.proposal;
  const { content } = approved;
  const text = content === proposed ? content : withUnixEnds(content);
  const isGone = subject.change === 'delete';
  if (!isGone && base.hash !== null && text === base.text) return [];
  const after = isGone ? null : hashOf(bytesOf(text, base, subject.path));
  const change = { relativePath: subject.relativePath, before: base.hash, after, mode: null };
  return [{ type: 'changing-files', callId, at, changes: [change] }];
}
