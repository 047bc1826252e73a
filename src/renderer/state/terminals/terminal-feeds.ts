import {
  acknowledgeEvery,
  emptyTerminal,
  reduceTerminal,
  replayText,
  type TerminalState,
} from '@shared/terminal/terminal';

// What terminals print, for everything in this window that shows it: each is followed once, however many look at it.
// Main is told how much the slowest of them has dealt with, so that a flood waits for the window instead of freezing it.

export type TerminalListener = {
  /** Everything before this is void: start over from `replay`. */
  onSnapshot(replay: string): void;
  /** Call `done` once `text` is dealt with; the terminal is held back for whoever does not. */
  onOutput(text: string, done: () => void): void;
};

type Main = {
  /** Gives `sink` a snapshot and all that follows it, until the returned function is called. */
  follow(
    id: string,
    sink: { onSnapshot(state: TerminalState): void; onOutput(text: string): void },
  ): () => void;
  acknowledge(id: string, characters: number): void;
};

/** Returns how to listen: with what is known and with all that follows, until the function it returns is called. */
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
  /** How many are left. */
  remove(listener: TerminalListener): number;
  close(): void;
};

function openFeed(main: Main, id: string): Feed {
  let state: TerminalState | null = null;
  /** Characters since the last snapshot: that came, and that main knows to be dealt with. */
  let [received, acknowledged, snapshots] = [0, 0, 0];
  /** How far each listener is. */
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
