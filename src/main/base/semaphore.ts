// Semaphore: admits a number of users at once. The others wait in order of arrival.

export type Semaphore = {
  /** Resolves with the function that frees the place. If `signal` is aborted first, rejects with its reason. */
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
