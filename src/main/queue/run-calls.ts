import { dirname, join } from 'node:path';
import { isFinished, type ToolCall } from '@shared/tool-call/tool-call';
import { removeStaleTemps } from '../base/files/stale-temps';
import { createSemaphore } from '../base/semaphore';
import type { Workspace } from '../project/workspace';
import type { ChatEntry, ModelRecord } from '../storage/chats/chat-log';
import { withRepetition } from './call-history';
import { type Admission, admit } from './calls/admission';
import type { Call, ModelCall } from './calls/call';
import { endingEntry, joinEntries } from './calls/ending';
import { interruptedEntry } from './end-call';
import { executeCall } from './execute-call';
import { type Continuation, endingBehind } from './outcome';
import type { BatchOutcome, BatchParts, QueueParts } from './parts';
import { targetPathsOf } from './prepare';

/**
 * Runs the calls of one lane, one after another, except those that run side by side. When it resolves, each call has
 * its one result in the log.
 */
export async function runCalls(parts: BatchParts, given: readonly ModelCall[]): Promise<BatchOutcome> {
  const modelCalls = given.map(withinLimit);
  try {
    return await runInOrder(parts, await addCalls(parts, modelCalls));
  } finally {
    for (const { id } of modelCalls) parts.inboxes.close(id);
  }
}

/** Maximum number of calls of one reply that run. Models intend fewer; thousands are a mistake or an attack. */
const mostCalls = 200;

function withinLimit(call: ModelCall, index: number): ModelCall {
  if (index < mostCalls || call.refused !== undefined) return call;
  const refused = `Not executed: a reply can hold at most ${mostCalls} calls, and this is number ${index + 1}. Send the rest with your next reply.`;
  return { ...call, refused };
}

/**
 * Adds the new calls to the log, in one entry. Calls that cannot run get their result in the same entry. Returns the
 * calls that are still to run.
 */
async function addCalls(parts: QueueParts, modelCalls: readonly ModelCall[]): Promise<Call[]> {
  const looks: FirstLook[] = [];
  for (const modelCall of modelCalls) looks.push(await firstLook(parts, modelCall));
  const entry = joinEntries([{ records: nestedRecords(modelCalls) }, ...looks.map((look) => look.entry)]);
  if (!isEmpty(entry)) await parts.log.append(entry);
  for (const { id } of modelCalls) parts.unwritten.delete(id);
  return looks.flatMap(({ ready }) => ready ?? []);
}

type FirstLook = { readonly entry: ChatEntry; readonly ready?: Call };

async function firstLook(parts: QueueParts, modelCall: ModelCall): Promise<FirstLook> {
  const phase = parts.log.state().calls[modelCall.id]?.phase;
  if (phase && isFinished(phase)) return { entry: {} };
  const ended = parts.unwritten.get(modelCall.id);
  if (ended) return { entry: ended };
  const { shown, admission } = admit(modelCall, parts.tools(), phase ? null : parts.log.state().mode.kind);
  if (phase?.phase === 'running') {
    if (admission.kind === 'ready') await removeLeftTemps(parts.workspace, admission.call);
    return { entry: interruptedEntry(parts, modelCall) };
  }
  const added = phase ? {} : addedEntry(modelCall, shown, admission);
  if (admission.kind === 'ready') return { entry: added, ready: admission.call };
  const ending = withRepetition(
    parts,
    { ...modelCall, tool: shown.tool },
    { state: 'failed', text: admission.text },
  );
  return { entry: joinEntries([added, endingEntry(modelCall, ending)]) };
}

function addedEntry(modelCall: ModelCall, shown: ToolCall, admission: Admission): ChatEntry {
  const input = admission.kind === 'ready' ? admission.call.arguments : modelCall.arguments;
  return {
    events: [{ type: 'call-added', call: shown }],
    records: input === modelCall.arguments ? [] : [{ role: 'read-as', callId: modelCall.id, input }],
  };
}

function nestedRecords(modelCalls: readonly ModelCall[]): ModelRecord[] {
  const parentId = modelCalls[0]?.parentId;
  if (parentId === undefined) return [];
  const calls = modelCalls.map(({ id, name, arguments: text }) => ({ id, name, arguments: text }));
  return [{ role: 'nested-calls', parentId, calls }];
}

function isEmpty({ events = [], records = [] }: ChatEntry): boolean {
  return events.length === 0 && records.length === 0;
}

async function runInOrder(parts: BatchParts, calls: readonly Call[]): Promise<BatchOutcome> {
  try {
    for (let begun = 0; begun < calls.length; ) {
      const next = nextOf(calls.slice(begun));
      begun += next.length;
      const after = await runNext({ ...parts, behind: calls.slice(begun) }, next);
      if (after.kind === 'next') continue;
      const ending = endingBehind(after, parts.batch.signal);
      const rest = calls.slice(begun).map((left) => endingEntry(left, ending));
      if (rest.length > 0) await parts.log.append(joinEntries(rest));
      return after.kind === 'skip' ? 'finished' : after.kind;
    }
    return 'finished';
  } finally {
    await parts.setUp.clear();
  }
}

/** The first call, with the following calls that run beside it. */
function nextOf([first, ...others]: readonly Call[]): readonly Call[] {
  if (!first) return [];
  if (!first.tool.sideBySide) return [first];
  const end = others.findIndex(({ tool }) => tool.name !== first.tool.name);
  return [first, ...(end === -1 ? others : others.slice(0, end))];
}

async function runNext(parts: BatchParts, calls: readonly Call[]): Promise<Continuation> {
  const [first] = calls;
  if (!first) return { kind: 'next' };
  await parts.setUp.turnTo(first.tool);
  return calls.length === 1 ? await executeCall(parts, first) : await runSideBySide(parts, calls);
}

/** After a crash during a call: removes temporary files that its write may have left beside its files. */
async function removeLeftTemps(workspace: Workspace, call: Call): Promise<void> {
  for (const { canonical } of await targetPathsOf(workspace, call))
    await removeStaleTemps(dirname(join(workspace.root, canonical)));
}

// Side by side: adjacent calls in one reply of a tool that allows it, each in its own lane.

const mostAtOnce = 4;

/**
 * Resolves when all of them are over. If one of them ends the batch, running calls continue and the others are
 * cancelled. Rejects with the log's AppError when all running calls are over.
 */
async function runSideBySide(parts: BatchParts, calls: readonly Call[]): Promise<Continuation> {
  const places = createSemaphore(mostAtOnce);
  const never = new AbortController().signal;
  let after: Continuation = { kind: 'next' };
  let isBroken = false;
  const run = async (call: Call): Promise<void> => {
    const leave = await places.enter(never);
    try {
      if (isBroken) return;
      if (after.kind !== 'next') return await parts.end(call, endingBehind(after, parts.batch.signal));
      const own = await parts.inLane(parts.batch.signal, (batch) => executeCall({ ...parts, batch }, call));
      after = graver(after, own);
    } catch (error) {
      isBroken = true;
      throw error;
    } finally {
      leave();
    }
  };
  // A message cancels each of them separately; this lane checks for messages again at the end.
  parts.batch.enter('decided');
  const settled = await Promise.allSettled(calls.map(run));
  parts.batch.enter('open');
  const failure = settled.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
  return after;
}

const gravity: Readonly<Record<Continuation['kind'], number>> = {
  next: 0,
  skip: 1,
  superseded: 2,
  stopped: 3,
};

function graver(one: Continuation, other: Continuation): Continuation {
  return gravity[other.kind] > gravity[one.kind] ? other : one;
}
