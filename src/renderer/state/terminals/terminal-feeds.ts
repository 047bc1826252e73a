import {
  acknowledgeEvery,
  emptyTerminal,
  reduceTerminal,
  replayText,
  type TerminalState,
} from '@shared/terminal/terminal';

// Output of terminals for all components of this window: the window follows each terminal once. It acknowledges the
// output that the slowest listener has processed, so that a flood of output waits instead of freezing the window.

export type TerminalListener = {
  /** All earlier output is void: start again from `replay`. */
  onSnapshot(replay: string): void;
  /** Call `done` once `text` is processed; until then the terminal waits. */
  onOutput(text: string, done: () => void): void;
};

type Main = {
  /** Gives `sink` a snapshot and all later output, until the returned function is called. */
  follow(
    id: string,
    sink: { onSnapshot(state: TerminalState): void; onOutput(text: string): void },
  ): () => void;
  acknowledge(id: string, characters: number): void;
};

/**
 * Returns a function that adds a listener. The listener gets the output so far and all later output, until the function
 * that this returns is called.
 */
export function createTerminalFeeds(main: Main): (id: string, listener: TerminalListener) => () => void {
  const feeds = new Map<string, Feed>();
  return (id, listener) => {
    const feed = feeds.get(id) ?? openFeed(main, id);
    feeds.set(id, feed);
    feed.add(listener);
    return () => {
      if (feed.remove(listener) > 0) return;
      feeds.delete(id);
      feed.close();
    };
  };
}

type Feed = {
  add(listener: TerminalListener): void;
  /** Returns the number of remaining listeners. */
  remove(listener: TerminalListener): number;
  close(): void;
};

function openFeed(main: Main, id: string): Feed {
  let state: TerminalState | null = null;
  /**
   * Since the last snapshot: characters received, characters acknowledged to the main process, and the snapshot's
   * number.
   */
  let [received, acknowledged, snapshots] = [0, 0, 0];
  /** The number of characters that each listener has processed. */
  const progress = new Map<TerminalListener, number>();

  const acknowledge = () => {
    const characters = Math.min(...progress.values()) - acknowledged;
    if (characters < acknowledgeEvery) return;
    acknowledged += characters;
    main.acknowledge(id, characters);
  };
  const deal = (listener: TerminalListener, text: string) => {
    const since = snapshots;
    listener.onOutput(text, () => {
      const before = progress.get(listener);
      if (before === undefined || since !== snapshots) return;
      progress.set(listener, before + text.length);
      acknowledge();
    });
  };

  const close = main.follow(id, {
    onSnapshot(next) {
      [state, received, acknowledged] = [next, 0, 0];
      snapshots += 1;
      for (const listener of [...progress.keys()]) {
        progress.set(listener, 0);
        listener.onSnapshot(replayText(next));
      }
    },
    onOutput(text) {
      state = reduceTerminal(state ?? emptyTerminal, { type: 'output', text });
      received += text.length;
      for (const listener of [...progress.keys()]) deal(listener, text);
    },
  });
  return {
    close,
    add(listener) {
      progress.set(listener, received);
      if (state) listener.onSnapshot(replayText(state));
    },
    remove(listener) {
      progress.delete(listener);
      if (progress.size > 0) acknowledge();
      return progress.size;
    },
  };
}
