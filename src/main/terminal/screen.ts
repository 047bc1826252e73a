import { createFlow } from './flow';

// What of a terminal goes to the windows: joined for a moment, and no faster than they can take it.

export type Screen<Window> = {
  /** A promise when a window is too far behind: the program should wait. */
  print(text: string): void | Promise<void>;
  /** Sends what is joined so far. */
  flush(): void;
  follow(window: Window): void;
  leave(window: Window): void;
  acknowledge(window: Window, characters: number): void;
};

const joinMs = 20;
const joinLimit = 128 * 1024;

/** `cook`: the output carries bare newlines, which a window needs with a carriage return. */
export function createScreen<Window>(
  emit: (text: string) => void,
  lineEnds: 'as-they-are' | 'cook',
): Screen<Window> {
  const flow = createFlow<Window>();
  let joined = '';
  let last = '';
  let timer: NodeJS.Timeout | null = null;

  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (joined === '') return;
    const text = joined;
    joined = '';
    flow.printed(text.length);
    emit(text);
  };
  const cooked = (text: string): string => {
    if (lineEnds === 'as-they-are') return text;
    const begins = last === '\r' && text.startsWith('\n');
    last = text.slice(-1);
    const all = text.replace(/(?<!\r)\n/g, '\r\n');
    return begins ? all.slice(1) : all;
  };

  return {
    flush,
    print(text) {
      if (text === '') return undefined;
      joined += cooked(text);
      if (joined.length >= joinLimit) flush();
      else timer ??= setTimeout(flush, joinMs);
      return flow.waiting() ?? undefined;
    },
    follow(window) {
      // What is joined belongs to the snapshot of those who follow from here on.
      flush();
      flow.follow(window);
    },
    leave: (window) => flow.leave(window),
    acknowledge: (window, characters) => flow.acknowledge(window, characters),
  };
}
