import { replayLimit } from '@shared/terminal/terminal';
import { createFlow } from './flow';
import { createRingBuffer } from './ring-buffer';

// Sends a terminal's output to the windows: joined for a moment, at the speed of the slowest window.

export type Screen<Window> = {
  /** `bytes` are whole characters. Returns a promise if a window is too far behind; the program should wait for it. */
  print(bytes: Buffer): void | Promise<void>;
  /** Sends the joined output. */
  flush(): void;
  follow(window: Window): void;
  leave(window: Window): void;
  acknowledge(window: Window, characters: number): void;
  /** Null if a window follows, else resolves when one does. */
  unwatched(): Promise<void> | null;
};

/** Output soon after the last output is joined. Later output may answer a key, so it is sent at once. */
const joinMs = 20;
const joinLimit = 128 * 1024;
/**
 * While a terminal is unfollowed, only the end of its text is stored. Output with codes (titles, bells, modes) is sent
 * before the buffer would drop it.
 */
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
    // Output for following windows came before the unfollowed output.
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
      // The joined output belongs to the snapshot of the windows that follow from now on.
      flush();
      flow.follow(window);
    },
    leave: (window) => flow.leave(window),
    unwatched: () => (flow.isFollowed() ? null : flow.followed()),
    acknowledge: (window, characters) => flow.acknowledge(window, characters),
  };
}
