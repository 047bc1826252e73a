import { readFile } from '../../base/disk';

// Overflow detector: Linux has one bounded queue for all watches of a process, drops events when it overflows, and Node
// does not report that. A full queue is read at once, so very many events arrive in one turn of the event loop.

export type LossDetector = {
  /** The system has reported a change. */
  count(): void;
};

const usualQueue = 16_384;

/** Calls `onLoss` after the events of the queue. */
export function createLossDetector(onLoss: () => void): LossDetector {
  const queue = queueLength();
  let inThisTurn = 0;
  const endTurn = async () => {
    const count = inThisTurn;
    inThisTurn = 0;
    // Other watches of this process share the queue. One report too many costs little.
    if (count >= (await queue) / 2) onLoss();
  };
  return {
    count() {
      if (inThisTurn === 0) setImmediate(() => void endTurn());
      inThisTurn += 1;
    },
  };
}

async function queueLength(): Promise<number> {
  const text = await readFile('/proc/sys/fs/inotify/max_queued_events', 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || usualQueue;
}
