import { readFile } from '../../base/disk';

// Overflow detector: notices that the system may have dropped changes. Linux keeps a bounded queue for all watching of
// a process and, when it overflows, drops what comes without Node saying so. A full queue is read in one go: so many
// events before anything else has its turn.

export type LossDetector = {
  /** The system told of a change. */
  count(): void;
};

const usualQueue = 16_384;

/** `onLoss` is called after what was in the queue was dealt with. */
export function createLossDetector(onLoss: () => void): LossDetector {
  const queue = queueLength();
  let inThisTurn = 0;
  const endTurn = async () => {
    const count = inThisTurn;
    inThisTurn = 0;
    // Others in this process watch as well; to be told once too often costs little.
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
