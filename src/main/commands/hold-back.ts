import type { ShownCommand } from '../terminal/terminals';
import type { AwaitRoom } from './run-command';

// Backpressure: a command whose log is full, and that no window shows, prints for nobody. It is held back, so that it
// sleeps where it would keep a core busy.

export type HoldBack = {
  /** Null when it may go on: somebody watches. Else settles when somebody does, or there is room in its log again. */
  wait(room: AwaitRoom): Promise<void> | null;
  /** For good: it is over. */
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
