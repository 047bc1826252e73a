import { setTimeout as wait } from 'node:timers/promises';

// Work with a limit on the wait. After the limit the work continues, but the caller stops waiting.

/** Resolves when the wait is over. Rejects if the signal aborts it because the work is done. */
export type Patience = (signal: AbortSignal) => Promise<unknown>;

const usualMs = 2_000;

export const usualPatience: Patience = (signal) => wait(usualMs, null, { signal });

export type Detachable = {
  /** Follows the caller's signal until the caller stops waiting. */
  readonly signal: AbortSignal;
  readonly isDetached: () => boolean;
};

type Start<Value> = (tied: Detachable) => Promise<Value | null>;

/**
 * Resolves with the result of `start`, or with null if that takes too long. Starts nothing while earlier late work
 * still runs. `drop` undoes the result of work that came too late.
 */
export function createInTime(patience: Patience) {
  let behind = 0;
  return async <Value>(signal: AbortSignal, start: Start<Value>, drop: () => void): Promise<Value | null> => {
    if (behind > 0) return null;
    const { detach, ...tied } = detachable(signal);
    const work = start(tied);
    const found = await firstOf(work, patience);
    detach();
    if (found !== null) return found;
    behind += 1;
    void work.finally(() => {
      behind -= 1;
      drop();
    });
    return null;
  };
}

async function firstOf<Value>(work: Promise<Value>, patience: Patience): Promise<Value | null> {
  const stop = new AbortController();
  const late = patience(stop.signal).then(
    () => null,
    () => work,
  );
  return await Promise.race([work, late]).finally(() => stop.abort());
}

function detachable(from: AbortSignal): Detachable & { detach(): void } {
  const own = new AbortController();
  let detached = false;
  const follow = () => own.abort(from.reason);
  if (from.aborted) follow();
  from.addEventListener('abort', follow, { once: true });
  return {
    signal: own.signal,
    isDetached: () => detached,
    detach() {
      detached = true;
      from.removeEventListener('abort', follow);
    },
  };
}
