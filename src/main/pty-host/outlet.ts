import type { Pty } from './pty-device.ts';

// Output buffer with flow control: joins a run's output for a moment, and limits the amount in transit.

export type Outlet = {
  push(chunk: Buffer): void;
  /** Sends the joined output. */
  flush(): void;
  /** The receiver processed this many bytes. */
  acknowledge(bytes: number): void;
  /** The program is about to end, so it is not paused any more. */
  letGo(): void;
};

/**
 * Bytes in transit that are not acknowledged: above the first value the program pauses, below the second it resumes.
 */
const [holdAt, goOnAt] = [1024 * 1024, 256 * 1024];
/** A terminal is read in pieces of 4 KB. A message for each piece would cost more than its content. */
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
