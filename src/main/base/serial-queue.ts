// Serial queue: steps taken one after another, each begun when the one before has ended, however it did.

export type SerialQueue = {
  next<T>(step: () => Promise<T>): Promise<T>;
  /** After all steps that were asked for so far. */
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
