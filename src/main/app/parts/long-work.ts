import type { WorkProgress } from '@shared/contract/window-calls';

// Long work that a window starts and follows: its progress and its stop. The window chooses its id.

export type LongWork = {
  /** Aborted when the user stops the work: steps in progress finish, and the rest is skipped. */
  readonly signal: AbortSignal;
  begin(total: number): void;
  /** One more step is done. */
  step(): void;
};

/** For work that windows do not follow. */
export const unfollowed: LongWork = {
  signal: new AbortController().signal,
  begin: () => {},
  step: () => {},
};

export type LongWorks = {
  run<Value>(id: string | undefined, action: (work: LongWork) => Promise<Value>): Promise<Value>;
  /** Resolves once more than `done` steps are done; null if it has ended or never began. */
  next(id: string, done: number): Promise<WorkProgress | null>;
  stop(id: string): void;
};

type Running = {
  readonly stop: AbortController;
  done: number;
  total: number;
  readonly waiting: Set<() => void>;
};

export function createLongWorks(): LongWorks {
  const all = new Map<string, Running>();
  const wake = ({ waiting }: Running) => {
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
  return {
    async run(id, action) {
      const own: Running = { stop: new AbortController(), done: 0, total: 0, waiting: new Set() };
      if (id !== undefined) all.set(id, own);
      try {
        return await action({
          signal: own.stop.signal,
          begin(total) {
            own.total = total;
            wake(own);
          },
          step() {
            own.done += 1;
            wake(own);
          },
        });
      } finally {
        if (id !== undefined) all.delete(id);
        wake(own);
      }
    },
    async next(id, done) {
      for (let own = all.get(id); own !== undefined; own = all.get(id)) {
        if (own.done > done) return { done: own.done, total: own.total };
        const { waiting } = own;
        await new Promise<void>((resolve) => waiting.add(resolve));
      }
      return null;
    },
    stop: (id) => all.get(id)?.stop.abort(),
  };
}
