import type { OutputRoom } from '../storage/chats/output-room';
import { createPlainText, type PlainPiece } from '../terminal/plain-text';
import { createRingBuffer, wholePairs } from '../terminal/ring-buffer';
import { createOutputLog } from './output-log';

// Output capture in bounded memory, however much a command prints: its head and its tail, and the whole in a file.

export type KeptOutput = {
  /** Whole if `rest` is null, else the beginning. */
  readonly head: string;
  readonly rest: { readonly tail: string; readonly total: number; readonly place: string } | null;
  /** The last 10,000 characters with their terminal codes, for the person. */
  readonly shown: string;
};

export type CommandOutput = {
  /** `bytes` are whole characters. A promise when the disk is behind: the command should wait. */
  push(bytes: Buffer): void | Promise<void>;
  finish(): Promise<KeptOutput>;
  /** What there is so far. */
  soFar(): KeptOutput;
  /** Null while the file takes more; else settles when somebody has made room in it, or on abort. */
  room(): ((signal: AbortSignal) => Promise<void>) | null;
};

export type OutputOptions = {
  /** Absolute; made, with its folder, when the output becomes long. */
  readonly file: string;
  /** `always`: the file is made at once, for a command in the background. */
  readonly keep: 'when-long' | 'always';
  /** Bytes the file may have. */
  readonly limit?: number;
  /** Where the file gets its room; without, it may grow to its limit. */
  readonly room?: OutputRoom;
};

/** So much goes to the model of an output that is longer than the two together. */
export const [headLength, tailLength] = [14_000, 8_000];
const shownLength = 10_000;

export function createCommandOutput(options: OutputOptions): CommandOutput {
  const { keep } = options;
  const plain = createPlainText();
  const log = createOutputLog(options);
  const shown = createRingBuffer(shownLength);
  const tail = createRingBuffer(tailLength);
  let head = '';
  let total = 0;
  if (keep === 'always') void log.write(Buffer.alloc(0));

  const add = ({ bytes, length }: PlainPiece): void | Promise<void> => {
    if (length === 0) return undefined;
    const before = head;
    const room = headLength + tailLength - head.length;
    if (room > 0) head += bytes.toString().slice(0, room);
    tail.push(bytes);
    total += length;
    if (keep === 'always' || log.isOpen()) return log.write(bytes);
    return total > headLength + tailLength
      ? log.write(Buffer.concat([Buffer.from(before), bytes]))
      : undefined;
  };

  const soFar = (): KeptOutput => {
    if (total <= headLength + tailLength) return { head, rest: null, shown: shown.text() };
    return {
      head: wholePairs(head.slice(0, headLength)),
      rest: { tail: tail.text(), total, place: log.place() },
      shown: shown.text(),
    };
  };

  return {
    soFar,
    room: () => (log.isFull() ? log.awaitRoom : null),
    push(bytes) {
      shown.push(bytes);
      return add(plain.push(bytes));
    },
    async finish() {
      await add(plain.end());
      await log.close();
      return soFar();
    },
  };
}
