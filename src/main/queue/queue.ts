import { sep } from 'node:path';
import type { BatchAhead, Decision, DraftAhead, Proposal, ProposalAhead } from '@shared/approval/approval';
import { AppError } from '@shared/errors';
import { decidedText } from '@shared/inbox/decided-text';
import { textOf } from '@shared/texts/text';
import type { ToolCall } from '@shared/tool-call/tool-call';
import { createFileTurns } from '../base/files/file-turns';
import { type BatchSignal, createBatchSignal } from './batch-signal';
import { repeatsOverAndOver, withRepetition } from './call-history';
import type { ModelCall } from './calls/call';
import { endCall } from './end-call';
import { type Ahead, createInboxes, type Inbox, type LookingAhead, noProposal, send } from './inbox';
import { createKnownPaths, seenPath } from './known-paths';
import { createLaneSetUp } from './lane-set-up';
import type { BatchOutcome, BatchParts, QueueOptions, QueueParts } from './parts';

// Queue: takes the model's calls, one reply at a time. It judges each call, asks if necessary, runs it and records its
// one result. The calls of a reply form a lane, and every batch of a running call forms another lane beside it. A lane
// runs its calls one after another, so it has at most one question; several lanes may wait at once.

export type Queue = {
  /** A call is about to come: loads the code that runs it. */
  preload(): void;
  /**
   * Takes the calls of one model reply in order. When it resolves, every call has exactly one `result` record in the
   * chat's log. Aborting `signal` ends the running call and cancels the rest. A signal that is already aborted with
   * `newMessage` supersedes all calls, and so does a queued message. Rejects with the log's AppError if the log accepts
   * no more: then only logged calls have run, and `resumeBatch` continues from there.
   */
  runBatch(calls: readonly ModelCall[], signal: AbortSignal): Promise<BatchOutcome>;
  /** After a restart: ends a call that was running as interrupted, and checks and asks a waiting one again. */
  resumeBatch(calls: readonly ModelCall[], signal: AbortSignal): Promise<BatchOutcome>;
  /** Both sides of the change in a waiting call. AppError `not-found` unless the call is waiting and changes a file. */
  proposal(callId: string): Promise<Proposal>;
  /**
   * The calls behind a waiting call in its batch. `drafts`: the user's versions of changes in the batch. AppError
   * `not-found` unless the call is waiting.
   */
  batch(callId: string, drafts?: readonly DraftAhead[]): Promise<BatchAhead>;
  /** The change of one of them, `of`, or null if it is unknown at present. AppError `not-found`. */
  ahead(callId: string, of: string, drafts?: readonly DraftAhead[]): Promise<ProposalAhead | null>;
  /**
   * Applies the user's answer. Resolves when it is on disk. AppError `already-decided`, `not-found`, `invalid`,
   * `changed-since-shown` if the call would now do something else than the question showed, `stale` if it has become
   * impossible.
   */
  decide(callId: string, hash: string, decision: Decision): Promise<void>;
  /**
   * Ends a single running call with its nested calls; its turn continues. AppError `not-found` unless the call is
   * running.
   */
  stopCall(callId: string): void;
  /** The user sent a message: running calls continue, and the rest in every lane is cancelled. */
  supersede(): void;
  /** Whether this chat has read or written the file at that absolute path, or one in the folder at that path. */
  hasSeen(absolutePath: string): boolean;
  /** Mode or rules changed: judges waiting calls again. Resolves when that is done. */
  rejudge(): Promise<void>;
};

export function createQueue(options: QueueOptions): Queue {
  const { log } = options;
  const inboxes = createInboxes((callId) => decided(log.state().calls[callId]));
  const lanes = new Set<BatchSignal>();
  const parts: QueueParts = {
    ...options,
    inboxes,
    unwritten: new Map(),
    seen: new Set(log.records().flatMap(seenPath)),
    known: createKnownPaths(log),
    end: (call, ending, also) => {
      const told = withRepetition(parts, { ...call, tool: call.tool.name, call }, ending);
      return endCall(parts, call, { ending: told, also });
    },
    hooked: new Map(),
    fileTurns: createFileTurns(),
    stops: new Map(),
    async runLane(calls, { signal, tools = options.tools }) {
      expectWaiting(parts, calls);
      const outcome = await parts.inLane(signal, (batch) => runInLane({ ...parts, tools, batch }, calls));
      return outcome === 'finished' && repeatsOverAndOver(parts, calls) ? 'repeating' : outcome;
    },
    async inLane(stopped, work) {
      const batch = createBatchSignal(stopped, () => log.state().queued.length > 0);
      lanes.add(batch);
      try {
        return await work(batch);
      } finally {
        batch.close();
        lanes.delete(batch);
      }
    },
  };

  const run: Queue['runBatch'] = async (calls, signal) => {
    if (lanes.size > 0) throw new AppError('busy', textOf('asks.earlier-reply'));
    return await parts.runLane(calls, { signal });
  };
  return {
    preload: () => void loadCalls().catch(() => {}),
    runBatch: run,
    resumeBatch: run,
    async proposal(callId) {
      const inbox = inboxes.find(callId);
      if (!inbox) throw noProposal();
      return await send<Proposal>(inbox, (reply) => ({ kind: 'show-proposal', reply }));
    },
    async batch(callId, drafts = []) {
      const ahead = await lookAhead(inboxes.find(callId), { drafts });
      return ahead.map(({ foreseen, callId: id }) => ({ ...foreseen, callId: id }));
    },
    async ahead(callId, of, drafts = []) {
      const ahead = await lookAhead(inboxes.find(callId), { drafts, of });
      const found = ahead.find((one) => one.callId === of);
      if (!found?.prepared || !('diff' in found.foreseen)) return null;
      const { shownProposal } = await import('./subjects/file-change');
      return { ...shownProposal(found.prepared, found.foreseen.hash), diff: found.foreseen.diff };
    },
    async decide(callId, hash, decision) {
      const inbox = inboxes.find(callId);
      if (!inbox) throw notWaiting(log.state().calls[callId]);
      await send(inbox, (reply) => ({ kind: 'decide', hash, decision, reply }));
    },
    stopCall(callId) {
      const stop = parts.stops.get(callId);
      if (!stop) throw new AppError('not-found', textOf('asks.not-running-now'));
      stop.abort();
    },
    supersede() {
      for (const lane of lanes) lane.supersede();
    },
    hasSeen: (absolutePath) => hasSeen(parts.seen, absolutePath),
    async rejudge() {
      await Promise.all(inboxes.all().map(lookAgain));
    },
  };
}

/** After a restart: waiting calls accept messages at once, and answer them after their first look. */
function expectWaiting({ log, inboxes }: QueueParts, calls: readonly ModelCall[]): void {
  for (const { id } of calls) if (log.state().calls[id]?.phase.phase === 'waiting') inboxes.open(id);
}

/** It needs more code than the rest of a chat, which a reply without calls never needs. */
function loadCalls() {
  return import('./run-calls');
}

type LaneParts = Omit<BatchParts, 'setUp' | 'behind'>;

async function runInLane(parts: LaneParts, calls: readonly ModelCall[]): Promise<BatchOutcome> {
  const { runCalls } = await loadCalls();
  const setUp = createLaneSetUp({ ...parts, signal: parts.batch.signal });
  return await runCalls({ ...parts, setUp, behind: [] }, calls);
}

async function lookAhead(inbox: Inbox | undefined, looking: LookingAhead): Promise<readonly Ahead[]> {
  if (!inbox) throw noProposal();
  return await send<readonly Ahead[]>(inbox, (reply) => ({ kind: 'look-ahead', looking, reply }));
}

function lookAgain(inbox: Inbox): Promise<void> {
  return send(inbox, (reply) => ({ kind: 'look-again', replies: [reply] }));
}

/** Why a decision on the call is impossible. */
function notWaiting(call: ToolCall | undefined): AppError {
  if (!call || call.phase.phase === 'queued') return new AppError('not-found', textOf('asks.not-waiting'));
  return call.phase.phase === 'waiting'
    ? new AppError('unavailable', textOf('asks.not-running'))
    : decided(call);
}

/** Error for a late answer, with the outcome of the call. */
function decided(call: ToolCall | undefined): AppError {
  return new AppError('already-decided', call ? decidedText(call.phase) : textOf('asks.already-decided'));
}

function hasSeen(seen: ReadonlySet<string>, absolutePath: string): boolean {
  const inside = `${absolutePath}${sep}`;
  return seen.has(absolutePath) || [...seen].some((path) => path.startsWith(inside));
}
