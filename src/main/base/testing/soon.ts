// For tests: nothing is waited for without an end. A test that reaches its own limit does not say what it waited for.

/** Milliseconds: less than a unit test has (`vitest.config.ts`), and more than a busy machine needs. */
const usualLimit = 50_000;
/** Less than an end-to-end test has (`playwright.config.ts`). */
export const endToEndLimit = 25_000;
// Where a test replaces the clock, this one goes on.
const { setTimeout, clearTimeout } = globalThis;

/** The value of `promise`; fails after `limit`, and says `what` was waited for. */
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

/** Resolves as soon as `isSo` holds, which is looked at now and at each event; `onEvent` returns how to stop. */
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
