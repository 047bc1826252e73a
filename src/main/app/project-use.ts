import type { AppState } from '@shared/app-state';
import type { ProjectState } from '@shared/project/project-state';
import { isChatAtWork } from '@shared/project/project-state';
import type { Subscriber } from '@shared/wire/store';

// How long a project stays open: as long as a window shows it, or something runs or waits in it. Windows come and go;
// whoever changes to another project leaves this one to go on by itself.

export type ProjectUse = {
  /** Windows show it, a call of one is under way, or a window is expected: the first, or one whose page loads again. */
  isExpected(): boolean;
  /** Until `call` is over. */
  during<T>(call: () => Promise<T>): Promise<T>;
  follow(window: Subscriber): void;
  /** Whether the window showed it until now. */
  leave(window: Subscriber): boolean;
  /** The same of one whose connection ended: it may be back. `onUnused` is called when it is not. */
  lose(window: Subscriber): boolean;
  /** Nobody waits for a window any more. */
  end(): void;
};

export type UseOptions = {
  /** How long a window that is gone is waited for, in ms. */
  readonly reloadMs: number;
  /** Called when it may be used no more: a call is over, or a window did not come back. */
  readonly onUnused: () => void;
};

export function createProjectUse({ reloadMs, onUnused }: UseOptions): ProjectUse {
  const windows = new Set<Subscriber>();
  let underWay = 0;
  let isAwaited = true;
  let reload: NodeJS.Timeout | null = null;
  const stopWaiting = () => {
    if (reload) clearTimeout(reload);
    reload = null;
  };
  return {
    isExpected: () => windows.size > 0 || underWay > 0 || isAwaited || reload !== null,
    async during(call) {
      underWay += 1;
      try {
        return await call();
      } finally {
        underWay -= 1;
        if (underWay === 0) onUnused();
      }
    },
    follow(window) {
      windows.add(window);
      isAwaited = false;
      stopWaiting();
    },
    leave: (window) => windows.delete(window),
    lose(window) {
      const wasHere = windows.delete(window);
      if (!wasHere) return false;
      stopWaiting();
      reload = setTimeout(() => {
        reload = null;
        onUnused();
      }, reloadMs).unref();
      return true;
    },
    end: stopWaiting,
  };
}

/** Whether something runs in the project, or waits for an answer, of those that this process has. */
export function isAtWork(
  { root, chats }: Pick<ProjectState, 'root' | 'chats'>,
  terminals: AppState['terminals'],
): boolean {
  const works = chats.some(({ turn, waiting, locked }) => !locked && isChatAtWork({ turn, waiting }));
  return works || terminals.some(({ project, state }) => project.root === root && state.kind !== 'ended');
}
