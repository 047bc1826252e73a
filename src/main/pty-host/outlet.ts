import type { Pty } from './pty-device.ts';

// Output buffer with flow control: what a run prints is joined for a moment, and never too much of it under way.

export type Outlet = {
  push(chunk: Buffer): void;
  /** Sends what is joined so far. */
  flush(): void;
  /** So many bytes were dealt with. */
  acknowledge(bytes: number): void;
  /** From now on nothing is held back: it is about to end. */
  letGo(): void;
};

/** Output on its way that nobody has dealt with yet: above the first the program is held back, until the second. */
const [holdAt, goOnAt] = [1024 * 1024, 256 * 1024];
/** A terminal is read in pieces of 4 KB: each on its way by itself would cost more than what is in it. */
const [joinMs, joinLimit] = [3, 64 * 1024];

export function createOutlet(pty: Pick<Pty, 'pause' | 'resume'>, send: (bytes: Buffer) => void): Outlet {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let underWay = 0;
  let isHeld = false;
  let isFree = false;
  let soon: NodeJS.Timeout | null = null;

  const flush = () => {
    if (soon !== null) clearTimeout(soon);
    soon = null;
    if (waiting.length === 0) return;
    const bytes = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    send(bytes);
  };
  const goOn = () => {
    if (isHeld) pty.resume();
    isHeld = false;
  };

  return {
    flush,
    push(chunk: Buffer) {
      if (chunk.length === 0) return;
      waiting.push(chunk);
      waitingBytes += chunk.length;
      underWay += chunk.length;
      if (waitingBytes >= joinLimit) flush();
      else soon ??= setTimeout(flush, joinMs);
      if (underWay < holdAt || isHeld || isFree) return;
      isHeld = true;
      pty.pause();
    },
    acknowledge(bytes: number) {
      underWay -= bytes;
      if (underWay <= goOnAt) goOn();
    },
    letGo() {
      isFree = true;
      goOn();
    },
  };
}
