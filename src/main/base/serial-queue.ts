// Serial queue: runs steps one after another. A step begins when the previous one has ended, even if that one failed.

export type SerialQueue = {
  next<T>(step: () => Promise<T>): Promise<T>;
  /** Resolves after all steps that were added so far. */
  settled(): Promise<void>;
};

export function createSerialQueue(): SerialQueue {
  let last: Promise<void> = Promise.resolve();
  return {
    next(step) {
      const done = last.then(step);
      last = done.then(
        () => undefined,
        () => undefined,
      );
      return done;
    },
    settled: () => last,
  };
}
