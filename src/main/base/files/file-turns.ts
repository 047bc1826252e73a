import { createSemaphore, type Semaphore } from '../semaphore';

// Mutex by file, for calls of several lanes: a call computes its change, is judged and writes before the next call
// reads the file. A call that waits for the user has released the mutex.

export type FileTurns = {
  /** The turn of one call. It starts without files. */
  forCall(): FileTurn;
};

export type FileTurn = {
  /** Waits until all other calls have released these absolute paths. Returns at once if the call already has a turn. */
  take(paths: readonly string[], signal: AbortSignal): Promise<void>;
  letGo(): void;
};

export function createFileTurns(): FileTurns {
  const files = new Map<string, { readonly place: Semaphore; users: number }>();

  const enter = async (path: string, signal: AbortSignal): Promise<() => void> => {
    const file = files.get(path) ?? { place: createSemaphore(1), users: 0 };
    files.set(path, file);
    file.users += 1;
    const forget = () => {
      file.users -= 1;
      if (file.users === 0) files.delete(path);
    };
    try {
      const leave = await file.place.enter(signal);
      return () => {
        leave();
        forget();
      };
    } catch (error) {
      forget();
      throw error;
    }
  };

  return {
    forCall() {
      let held: (() => void)[] = [];
      return {
        async take(paths, signal) {
          if (held.length > 0) return;
          // All calls use the same order, to prevent deadlocks.
          for (const path of [...new Set(paths)].toSorted()) held.push(await enter(path, signal));
        },
        letGo() {
          for (const leave of held.splice(0)) leave();
          held = [];
        },
      };
    },
  };
}
