import type { Channel } from './channel';

// The queue of one window's calls: limits how many run at a time. It pauses while the window does not read its answers.

const atOnce = 64;
/** Bytes of answers in transit. Above this limit a finished call keeps its slot until the window has read. */
const unreadLimit = 4 * 1024 * 1024;
/** Characters of all waiting calls together. */
const waitingLimit = 32 * 1024 * 1024;

export type WaitingCall = {
  /** In characters. */
  readonly size: number;
  /** Resolves when the reply was passed to the channel; never rejects. */
  answer(): Promise<void>;
};

/** Returns a function that adds a call. It returns false if the queue is full. */
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
