// Semaphore: lets so many in at once; the others wait in the order they came.

export type Semaphore = {
  /** Resolves with the way out. Rejects with the signal's reason when it is aborted first. */
  enter(signal: AbortSignal): Promise<() => void>;
};

export function createSemaphore(places: number): Semaphore {
  const waiting: (() => void)[] = [];
  let free = places;

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  const once = () => {
    let isIn = true;
    return () => {
      if (isIn) leave();
      isIn = false;
    };
  };

  return {
    async enter(signal) {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return once();
      }
      return await new Promise((resolve, reject) => {
        const admit = () => {
          signal.removeEventListener('abort', giveUp);
          resolve(once());
        };
        const giveUp = () => {
          waiting.splice(waiting.indexOf(admit), 1);
          reject(signal.reason);
        };
        waiting.push(admit);
        signal.addEventListener('abort', giveUp, { once: true });
      });
    },
  };
}
