// Flow control: pauses a terminal for the slowest window that follows it. A window that has left no longer counts.

export type Flow<Window> = {
  /** Starts with the next output; earlier output does not count. */
  follow(window: Window): void;
  leave(window: Window): void;
  acknowledge(window: Window, characters: number): void;
  printed(characters: number): void;
  isFollowed(): boolean;
  /** Resolves when the next window follows. */
  followed(): Promise<void>;
  /** Null if all windows are close enough, else resolves when they are. */
  waiting(): Promise<void> | null;
};

/** The number of characters that a window may be behind. */
export const lagLimit = 2 * 1024 * 1024;

export function createFlow<Window>(): Flow<Window> {
  const behind = new Map<Window, number>();
  let whenOpen: { promise: Promise<void>; resolve(): void } | null = null;
  let nextSubscriber = deferred();

  const isFull = () => [...behind.values()].some((characters) => characters > lagLimit);
  const look = () => {
    if (whenOpen === null || isFull()) return;
    whenOpen.resolve();
    whenOpen = null;
  };
  return {
    follow(window) {
      behind.set(window, 0);
      nextSubscriber.resolve();
      nextSubscriber = deferred();
      look();
    },
    leave(window) {
      behind.delete(window);
      look();
    },
    acknowledge(window, characters) {
      const now = behind.get(window);
      if (now === undefined) return;
      behind.set(window, Math.max(0, now - characters));
      look();
    },
    printed(characters) {
      for (const [window, before] of behind) behind.set(window, before + characters);
    },
    isFollowed: () => behind.size > 0,
    followed: () => nextSubscriber.promise,
    waiting() {
      if (!isFull()) return null;
      whenOpen ??= deferred();
      return whenOpen.promise;
    },
  };
}

function deferred(): { promise: Promise<void>; resolve(): void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
