import { setTimeout as wait } from 'node:timers/promises';

// Work that is waited for only so long, and goes on when nobody waits any more.

/** Resolves when nobody waits any longer; rejects when it is not needed. */
export type Patience = (signal: AbortSignal) => Promise<unknown>;

const usualMs = 2_000;

export const usualPatience: Patience = (signal) => wait(usualMs, null, { signal });

export type Detachable = {
  /** Follows the one that was given, until nobody waits any more. */
  readonly signal: AbortSignal;
  readonly isDetached: () => boolean;
};

type Start<Value> = (tied: Detachable) => Promise<Value | null>;

/**
 * Resolves with what `start` resolves with, or with null when that takes too long. While earlier work still goes on,
 * nothing is started. `drop` undoes what came of work that came too late.
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
