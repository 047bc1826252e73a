// Time limit that can be paused: while Pilotfish asks the user, the clock of the waiting work stops.

export type TimeLimit = {
  /** Calls `onOver` once, when the unpaused time has reached the limit. */
  start(onOver: () => void): void;
  /** Pauses the time until the returned function is called. Several holders may overlap. */
  hold(): () => void;
  clear(): void;
};

/** `ms`: null means unlimited. */
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
