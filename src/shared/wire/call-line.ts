import type { Channel } from './channel';

// The calls of one window wait in line: so many are answered at a time, and a window that does not read its answers
// gets no more of them made.

const atOnce = 64;
/** Bytes of answers on their way, above which a finished call keeps its place until the window has read. */
const unreadLimit = 4 * 1024 * 1024;
/** Characters of calls that wait, all together. */
const waitingLimit = 32 * 1024 * 1024;

export type WaitingCall = {
  /** In characters. */
  readonly size: number;
  /** Resolves when the reply was handed to the channel; never rejects. */
  answer(): Promise<void>;
};

/** Returns the way into the line; false when too much waits in it already. */
export function createCallLine(
  channel: Pick<Channel, 'pending' | 'onDrain' | 'onClose'>,
): (call: WaitingCall) => boolean {
  const line: WaitingCall[] = [];
  let waiting = 0;
  let busy = 0;
  let answered = 0;

  const advance = () => {
    if (channel.pending() <= unreadLimit) {
      busy -= answered;
      answered = 0;
    }
    while (busy < atOnce) {
      const call = line.shift();
      if (!call) return;
      waiting -= call.size;
      busy += 1;
      void call.answer().then(() => {
        answered += 1;
        advance();
      });
    }
  };

  channel.onDrain(advance);
  channel.onClose(() => void line.splice(0));
  return (call) => {
    if (line.length > 0 && waiting + call.size > waitingLimit) return false;
    line.push(call);
    waiting += call.size;
    advance();
    return true;
  };
}
