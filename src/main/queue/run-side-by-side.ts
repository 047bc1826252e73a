import { createSemaphore } from '../base/semaphore';
import type { Call } from './calls/call';
import { executeCall } from './execute-call';
import { type Continuation, endingBehind } from './outcome';
import type { BatchParts } from './parts';

// Side by side: adjacent calls in one reply of a tool that allows it, each in its own lane.

const mostAtOnce = 4;

/**
 * Resolves when all of them are over. If one of them ends the batch, running calls continue and the others are
 * cancelled. Rejects with the log's AppError when all running calls are over.
 */
export async function runSideBySide(parts: BatchParts, calls: readonly Call[]): Promise<Continuation> {
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
