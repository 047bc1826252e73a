import { replayLimit } from '@shared/terminal/terminal';
import { createFlow } from './flow';
import { createRingBuffer } from './ring-buffer';

// Output stream of a terminal to the windows: joined for a moment, and no faster than they can take it.

export type Screen<Window> = {
  /** `bytes` are whole characters. A promise when a window is too far behind: the program should wait. */
  print(bytes: Buffer): void | Promise<void>;
  /** Sends what is joined so far. */
  flush(): void;
  follow(window: Window): void;
  leave(window: Window): void;
  acknowledge(window: Window, characters: number): void;
  /** Null when a window follows, else settles when one does. */
  unwatched(): Promise<void> | null;
};

/** What comes so soon after the last is joined; what comes later is an answer to a key, and does not wait. */
const joinMs = 20;
const joinLimit = 128 * 1024;
/** While nobody looks, only the end of it is kept, unless more than text is in it: titles, bells, modes. */
const unseenJoinMs = 200;
const [bel, esc] = [0x07, 0x1b];

export function createScreen<Window>(emit: (text: string) => void): Screen<Window> {
  const flow = createFlow<Window>();
  const unseen = createRingBuffer(replayLimit);
  let seen: Buffer[] = [];
  let size = 0;
  let [unseenSize, hasSigns] = [0, false];
  let timer: NodeJS.Timeout | null = null;

  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    // What somebody still saw came before what nobody does.
    const text = Buffer.concat(seen).toString() + unseen.take();
    [seen, size, unseenSize, hasSigns] = [[], 0, 0, false];
    if (text === '') return;
    flow.printed(text.length);
    emit(text);
  };
  const flushAndJoin = () => {
    flush();
    timer = setTimeout(() => {
      timer = null;
      if (size > 0) flushAndJoin();
      else flush();
    }, joinMs);
  };

  return {
    flush,
    print(bytes) {
      if (bytes.length === 0) return undefined;
      if (!flow.isFollowed()) {
        const signs = bytes.includes(esc) || bytes.includes(bel);
        if ((signs || hasSigns) && unseenSize + bytes.length > replayLimit) flush();
        hasSigns ||= signs;
        unseen.push(bytes);
        unseenSize += bytes.length;
        timer ??= setTimeout(flush, unseenJoinMs);
        return undefined;
      }
      seen.push(bytes);
      size += bytes.length;
      if (timer === null || size >= joinLimit) flushAndJoin();
      return flow.waiting() ?? undefined;
    },
    follow(window) {
      // What is joined belongs to the snapshot of those who follow from here on.
      flush();
      flow.follow(window);
    },
    leave: (window) => flow.leave(window),
    unwatched: () => (flow.isFollowed() ? null : flow.followed()),
    acknowledge: (window, characters) => flow.acknowledge(window, characters),
  };
}
