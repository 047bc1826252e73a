import type { AppState } from '@shared/app-state';
import { questionsIn } from '@shared/inbox/waiting-questions';
import type { ProjectState } from '@shared/project/project-state';
import { isChatAtWork } from '@shared/project/project-state';
import type { Subscriber } from '@shared/wire/store';

// Decides how long a project stays open: while a window shows it, or work runs or waits in it. If the user switches to
// another project, this one continues by itself.

export type ProjectUse = {
  /**
   * Whether a window shows it, a call of one is in progress, or a window is expected: the first one, or one that
   * reloads.
   */
  isExpected(): boolean;
  /** Counts the project as used until `call` is over. */
  during<T>(call: () => Promise<T>): Promise<T>;
  follow(window: Subscriber): void;
  /** Whether the window showed it until now. */
  leave(window: Subscriber): boolean;
  /** The same for a window whose connection ended and that may reconnect. Otherwise `onUnused` is called. */
  lose(window: Subscriber): boolean;
  /** Ends the wait for windows. */
  end(): void;
};

export type UseOptions = {
  /** The wait for a window that is gone, in ms. */
  readonly reloadMs: number;
  /** Called when the project may be unused: a call is over, or a window did not come back. */
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

/** Whether work runs in the project or waits for an answer, in chats of this process. */
export function isAtWork(
  { root, chats }: Pick<ProjectState, 'root' | 'chats'>,
  terminals: AppState['terminals'],
): boolean {
  const works = chats.some((chat) => !chat.locked && (isChatAtWork(chat) || questionsIn(chat).length > 0));
  return works || terminals.some(({ project, state }) => project.root === root && state.kind !== 'ended');
}
