import type { Decision, Proposal } from '@shared/approval';
import { AppError } from '@shared/errors';
import { isFinished, type ToolCall } from '@shared/tool-call';
import type { ChatEntry, ChatLog, ModelRecord } from '../storage/chats/chat-log';
import { admit } from './admission';
import { type BatchSignal, createBatchSignal } from './batch-signal';
import type { Call, ModelCall } from './call';
import { type Ending, endingEntry, joinEntries } from './ending';
import { executeCall } from './execute-call';
import { createInboxes, type Inbox, noProposal, send } from './inbox';
import { type Continuation, givenUp } from './outcome';
import type { BatchParts, QueueOptions, QueueParts } from './parts';
import { removeLeftTemps } from './remove-left-temps';
import { interruptedText } from './wording';

// Takes the model's calls, one reply at a time: each is judged, asked about if it must be, run, and told its one result.

/**
 * `finished`: the model is told the results and goes on. `stopped`: the person stopped the turn.
 * `superseded`: the person sent a message while calls were left that had not begun.
 */
export type BatchOutcome = 'finished' | 'stopped' | 'superseded';

export type Queue = {
  /**
   * Takes the calls of one model reply, one after another in their order. When it resolves, every call has exactly
   * one `result` record in the chat's log. Aborting `signal` ends the running call and cancels the rest; one that is
   * aborted from the start with `newMessage` supersedes them all, as does a message that waits in line by then.
   * Rejects with the log's AppError when the log takes no more: then nothing runs that is not in it, and
   * `resumeBatch` goes on from there.
   */
  runBatch(calls: readonly ModelCall[], signal: AbortSignal): Promise<BatchOutcome>;
  /** After a restart: a call that ran is ended as interrupted, one that waited is checked and asked afresh. */
  resumeBatch(calls: readonly ModelCall[], signal: AbortSignal): Promise<BatchOutcome>;
  /** Both sides of the change a waiting call proposes. AppError `not-found` when it does not wait, or changes no file. */
  proposal(callId: string): Promise<Proposal>;
  /**
   * The person's answer. Resolves when it is on disk. AppError `already-decided`, `not-found`, `invalid`,
   * `changed-since-shown` when what was shown is not what would happen now, `stale` when it can no longer happen.
   */
  decide(callId: string, hash: string, decision: Decision): Promise<void>;
  /** The person sent a message: a call that runs goes on, those that are left are given up. */
  supersede(): void;
  /** Mode or rules changed: what waits is judged again. Resolves when it is. */
  rejudge(): Promise<void>;
};

export function createQueue(options: QueueOptions): Queue {
  const { log } = options;
  const unwritten = new Map<string, ChatEntry>();
  const parts: QueueParts = {
    ...options,
    seen: new Set(log.records().flatMap(seenPath)),
    inboxes: createInboxes(),
    async end(call, ending, also = {}) {
      const entry = joinEntries([endingEntry(call.id, ending), also]);
      unwritten.set(call.id, entry);
      // A person's word must last: to reject, or to give up what is stale, which is a failure.
      const mustLast = ending.state === 'rejected' || ending.state === 'failed';
      await log.append(entry, mustLast ? 'synced' : 'written');
      unwritten.delete(call.id);
    },
  };
  let batch: BatchSignal | null = null;

  const run = async (modelCalls: readonly ModelCall[], signal: AbortSignal): Promise<BatchOutcome> => {
    if (batch) throw new AppError('busy', 'The calls of an earlier reply are not over yet.');
    batch = createBatchSignal(signal, () => log.state().queued.length > 0);
    expectWaiting(parts, modelCalls);
    try {
      await writeUnwritten(log, unwritten);
      return await runInOrder({ ...parts, batch }, await addCalls(parts, modelCalls));
    } finally {
      batch.close();
      batch = null;
      for (const { id } of modelCalls) parts.inboxes.close(id);
    }
  };

  return {
    runBatch: run,
    resumeBatch: run,
    async proposal(callId) {
      const inbox = parts.inboxes.find(callId);
      if (!inbox) throw noProposal();
      return await send<Proposal>(inbox, (reply) => ({ kind: 'show-proposal', reply }));
    },
    async decide(callId, hash, decision) {
      const inbox = parts.inboxes.find(callId);
      if (!inbox) throw notWaiting(log.state().calls[callId]);
      await send(inbox, (reply) => ({ kind: 'decide', hash, decision, reply }));
    },
    supersede: () => batch?.supersede(),
    async rejudge() {
      await Promise.all(parts.inboxes.all().map(lookAgain));
    },
  };
}

/** After a restart: what waited takes messages at once, and answers them when it is looked at again. */
function expectWaiting({ log, inboxes }: QueueParts, modelCalls: readonly ModelCall[]): void {
  for (const { id } of modelCalls) if (log.state().calls[id]?.phase.phase === 'waiting') inboxes.open(id);
}

function lookAgain(inbox: Inbox): Promise<void> {
  return send(inbox, (reply) => ({ kind: 'look-again', replies: [reply] }));
}

/** Why there is nothing to decide about the call. */
function notWaiting(call: ToolCall | undefined): AppError {
  if (!call || call.phase.phase === 'queued')
    return new AppError('not-found', 'This call does not wait for an answer.');
  return call.phase.phase === 'waiting'
    ? new AppError('unavailable', 'The turn is not running. Continue it, then decide.')
    : new AppError('already-decided', 'This call was decided already.');
}

/**
 * Puts the calls in the log that are not there yet, in one entry. What cannot run gets its result in the same entry.
 * Returns the calls that are still to be run.
 */
async function addCalls(parts: QueueParts, modelCalls: readonly ModelCall[]): Promise<Call[]> {
  const entries: ChatEntry[] = [];
  const ready: Call[] = [];
  for (const modelCall of modelCalls) {
    const phase = parts.log.state().calls[modelCall.id]?.phase;
    if (phase && isFinished(phase)) continue;
    const { shown, admission } = admit(modelCall, parts.tools());
    if (!phase) entries.push({ events: [{ type: 'call-added', call: shown }] });
    if (phase?.phase === 'running') {
      if (admission.kind === 'ready') await removeLeftTemps(parts.workspace, admission.call);
      entries.push(endingEntry(modelCall.id, interrupted(parts.now() - phase.startedAt)));
    } else if (admission.kind === 'refused')
      entries.push(endingEntry(modelCall.id, { state: 'failed', text: admission.text }));
    else ready.push(admission.call);
  }
  if (entries.length > 0) await parts.log.append(joinEntries(entries));
  return ready;
}

async function runInOrder(parts: BatchParts, calls: readonly Call[]): Promise<BatchOutcome> {
  for (const [index, call] of calls.entries()) {
    const after = await executeCall(parts, call);
    if (after.kind === 'next') continue;
    const ending = unrun(after, parts.batch.signal);
    const rest = calls.slice(index + 1).map(({ id }) => endingEntry(id, ending));
    if (rest.length > 0) await parts.log.append(joinEntries(rest));
    return after.kind === 'skip' ? 'finished' : after.kind;
  }
  return 'finished';
}

function unrun(after: Exclude<Continuation, { kind: 'next' }>, signal: AbortSignal): Ending {
  return after.kind === 'skip'
    ? { state: 'cancelled', why: 'skipped', text: after.text }
    : givenUp(signal).ending;
}

function interrupted(durationMs: number): Ending {
  return { state: 'cancelled', why: 'interrupted', text: interruptedText, durationMs };
}

async function writeUnwritten(log: ChatLog, unwritten: Map<string, ChatEntry>): Promise<void> {
  for (const [callId, entry] of unwritten) {
    await log.append(entry);
    unwritten.delete(callId);
  }
}

function seenPath(record: ModelRecord): string[] {
  return record.role === 'seen' ? [record.path] : [];
}
