import type { ShownCommand } from '../terminal/terminals';
import type { AwaitRoom } from './run-command';

// Backpressure: Pilotfish pauses a command if its log is full and no window shows it. The command then sleeps instead
// of keeping a core busy.

export type HoldBack = {
  /** Null while a window shows it. Otherwise settles when a window shows it, or its log has room again. */
  wait(room: AwaitRoom): Promise<void> | null;
  /** The command is over: stops pausing it. */
  letGo(): void;
};

export function createHoldBack(shown: Pick<ShownCommand, 'unwatched' | 'heldBack'>): HoldBack {
  const over = new AbortController();
  return {
    letGo: () => over.abort(),
    wait(room) {
      const watched = shown.unwatched();
      if (watched === null || over.signal.aborted) return null;
      return hold(watched, room);
    },
  };

  async function hold(watched: Promise<void>, room: AwaitRoom): Promise<void> {
    const goOn = new AbortController();
    shown.heldBack(true);
    await Promise.race([watched, room(AbortSignal.any([over.signal, goOn.signal]))]);
    goOn.abort();
    shown.heldBack(false);
  }
}
