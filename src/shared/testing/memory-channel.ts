import type { Channel } from '../wire/channel';

// Loopback channel for tests: two ends inside one process. Frames arrive in order, each in a separate turn of the event
// loop.

export type MemoryChannel = { readonly main: Channel; readonly window: Channel; close(): void };

export function createMemoryChannel(): MemoryChannel {
  const closers: (() => void)[] = [];
  let open = true;
  const end = () => {
    const listeners: ((frame: string) => void)[] = [];
    return {
      deliver: (frame: string) => {
        Promise.resolve().then(() => {
          if (open) for (const listener of listeners) listener(frame);
        });
      },
      onFrame: (listener: (frame: string) => void) => void listeners.push(listener),
    };
  };
  const atMain = end();
  const atWindow = end();
  const channel = (from: typeof atMain, to: typeof atMain): Channel => ({
    send: to.deliver,
    onFrame: from.onFrame,
    onClose: (listener) => void closers.push(listener),
    pending: () => 0,
    onDrain() {},
  });
  return {
    main: channel(atMain, atWindow),
    window: channel(atWindow, atMain),
    close() {
      open = false;
      for (const closer of closers) closer();
    },
  };
}
