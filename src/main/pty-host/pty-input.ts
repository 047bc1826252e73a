import { write } from 'node:fs';

// PTY input: what is typed into a pseudo-terminal, on its way. node-pty's own way waits, with all of its process, for a
// program that does not read; here the system is asked again until it takes more.

export type PtyInput = { write(text: string): void };

export type PtySocket = {
  /** From then on its descriptor may be somebody else's. */
  readonly destroyed: boolean;
};

/** The system takes about 4 KB that nobody has read; one that was made to wait holds up a thread with one piece. */
const pieceLength = 1024;
/** Nothing tells when it takes more. */
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
        // Any other error is the end of the terminal, which is told elsewhere.
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
