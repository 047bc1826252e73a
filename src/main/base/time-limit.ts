// Time limit that somebody can hold: while a person is asked, the time of what waits for the answer does not count.

export type TimeLimit = {
  /** Calls back once, after so much time that nobody held it. */
  start(onOver: () => void): void;
  /** Time stands still until the returned function is called; several may hold it at once. */
  hold(): () => void;
  clear(): void;
};

/** `ms`: null is without end. */
export function createTimeLimit(ms: number | null): TimeLimit {
  let left = ms;
  let holders = 0;
  let onOver: (() => void) | null = null;
  let running: { readonly timer: NodeJS.Timeout; readonly since: number } | null = null;

  function run(): void {
    if (onOver === null || left === null || holders > 0 || running !== null) return;
    running = { timer: setTimeout(onOver, left), since: performance.now() };
  }

  function halt(): void {
    if (running === null || left === null) return;
    clearTimeout(running.timer);
    left = Math.max(0, left - (performance.now() - running.since));
    running = null;
  }

  return {
    start(over) {
      onOver = over;
      run();
    },
    hold() {
      holders += 1;
      halt();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holders -= 1;
        run();
      };
    },
    clear() {
      halt();
      onOver = null;
    },
  };
}
