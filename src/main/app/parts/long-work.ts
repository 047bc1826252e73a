import type { WorkProgress } from '@shared/contract/window-calls';

// Long work, that a window asked for and follows: how far it is, and its stop. A window names it by an id of its own.

export type LongWork = {
  /** Aborted when the user stops it: what is begun is finished, and the rest is left. */
  readonly signal: AbortSignal;
  begin(total: number): void;
  /** One more is done. */
  step(): void;
};

/** Of work that nobody follows. */
export const unfollowed: LongWork = {
  signal: new AbortController().signal,
  begin: () => {},
  step: () => {},
};

export type LongWorks = {
  run<Value>(id: string | undefined, action: (work: LongWork) => Promise<Value>): Promise<Value>;
  /** Resolves once more is done than `done`; null when it has ended, or never began. */
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
