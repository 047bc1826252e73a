// Waiting in tests, always with a limit. A test that reaches its own limit does not report what it waited for.

/** In milliseconds. Less than the limit of a unit test (`vitest.config.ts`), and more than a busy machine needs. */
const usualLimit = 50_000;
/** Less than the limit of an end-to-end test (`playwright.config.ts`). */
export const endToEndLimit = 25_000;
// These timers run on even if a test replaces the clock.
const { setTimeout, clearTimeout } = globalThis;

/** The value of `promise`. Fails after `limit` with an error that names `what`. */
export async function soon<Value>(
  promise: Promise<Value>,
  what: () => string,
  limit = usualLimit,
): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const error = new Error();
  const timer = setTimeout(() => {
    error.message = `Waited ${limit / 1000} seconds in vain for ${what()}`;
    reject(error);
  }, limit);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Resolves as soon as `isSo` returns true. Checks it now and at each event. `onEvent` returns the function that stops
 * the events.
 */
export function soonSo(
  isSo: () => boolean,
  onEvent: (look: () => void) => () => void,
  what: () => string,
): Promise<void> {
  let stop = () => {};
  const holds = new Promise<void>((resolve, reject) => {
    const look = () => {
      try {
        if (isSo()) resolve();
      } catch (error) {
        reject(error);
      }
    };
    stop = onEvent(look);
    look();
  });
  return soon(holds, what).finally(() => stop());
}
