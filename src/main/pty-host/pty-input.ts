import { write } from 'node:fs';

// PTY input: writes typed text to a pseudo-terminal. node-pty's own write blocks its whole process if a program does
// not read. Here the write is retried until the system accepts more.

export type PtyInput = { write(text: string): void };

export type PtySocket = {
  /** Afterwards its descriptor may belong to another file. */
  readonly destroyed: boolean;
};

/** The system buffers about 4 KB of unread input. A blocked write occupies a thread with one piece. */
const pieceLength = 1024;
/** The system does not report when it accepts more. */
const againMs = 20;

/** `descriptor` is the terminal's controlling side, open for as long as `socket` is. */
export function createPtyInput(descriptor: number, socket: PtySocket): PtyInput {
  let waiting: Buffer[] = [];
  let isUnderWay = false;

  const goOn = () => {
    const [first] = waiting;
    isUnderWay = first !== undefined && !socket.destroyed;
    if (first === undefined || !isUnderWay) {
      waiting = [];
      return;
    }
    write(descriptor, first, 0, Math.min(first.length, pieceLength), null, (error, written) => {
      if (error?.code === 'EAGAIN') setTimeout(goOn, againMs);
      else {
        // Any other error is the end of the terminal, which is reported elsewhere.
        const rest = first.subarray(error ? first.length : written);
        waiting = rest.length > 0 ? [rest, ...waiting.slice(1)] : waiting.slice(1);
        goOn();
      }
    });
  };

  return {
    write(text) {
      if (text === '') return;
      waiting.push(Buffer.from(text));
      if (!isUnderWay) goOn();
    },
  };
}
