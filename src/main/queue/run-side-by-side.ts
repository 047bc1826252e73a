import { createSemaphore } from '../base/semaphore';
import type { Call } from './calls/call';
import { executeCall } from './execute-call';
import { type Continuation, endingBehind } from './outcome';
import type { BatchParts } from './parts';

// Side by side: calls of a tool that allows it, which follow each other in one reply, each in a lane of its own.

const mostAtOnce = 4;

/**
 * Resolves when all of them are over. Once one says that nothing after it begins, none that has not begun does; those
 * that have go on. Rejects with the log's AppError, when all that had begun are over.
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
  // A message gives up each of them by itself; this lane looks again when all are over.
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
