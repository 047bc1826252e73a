import type { OutputRoom } from '../storage/chats/output-room';
import { createPlainText, type PlainPiece } from '../terminal/plain-text';
import { createRingBuffer, wholePairs } from '../terminal/ring-buffer';
import { createSettledLines } from '../terminal/settled-lines';
import { createOutputLog } from './output-log';

// Output capture in bounded memory, however much a command prints: its head and its tail, and the whole in a file. The
// model reads each line as a terminal shows it in the end; the file has all that was printed, without terminal codes.

export type KeptOutput = {
  /** Whole if `rest` is null, else the beginning; each line as it stands in the end. */
  readonly head: string;
  /** `total`: characters of the file. */
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
  const lines = createSettledLines();
  const log = createOutputLog(options);
  const shown = createRingBuffer(shownLength);
  const tail = createRingBuffer(tailLength);
  let head = '';
  let total = 0;
  /** What goes to the file once the output is long. */
  let early: Buffer[] = [];
  let printed = 0;
  if (keep === 'always') void log.write(Buffer.alloc(0));

  const add = (text: string) => {
    if (text === '') return;
    const room = headLength + tailLength - head.length;
    if (room > 0) head += text.slice(0, room);
    tail.push(Buffer.from(text));
    total += text.length;
  };

  const file = ({ bytes, length }: PlainPiece): void | Promise<void> => {
    if (length === 0) return undefined;
    printed += length;
    if (keep === 'always' || log.isOpen()) return log.write(bytes);
    early.push(bytes);
    if (printed <= headLength + tailLength) return undefined;
    const before = Buffer.concat(early);
    early = [];
    return log.write(before);
  };

  const soFar = (): KeptOutput => {
    const pending = lines.pending();
    if (total + pending.length <= headLength + tailLength)
      return { head: head + pending, rest: null, shown: shown.text() };
    const end = createRingBuffer(tailLength);
    end.push(Buffer.from(tail.text() + pending));
    return {
      head: wholePairs((head + pending).slice(0, headLength)),
      rest: { tail: end.text(), total: printed, place: log.place() },
      shown: shown.text(),
    };
  };

  return {
    soFar,
    room: () => (log.isFull() ? log.awaitRoom : null),
    push(bytes) {
      shown.push(bytes);
      add(lines.push(bytes.toString()));
      return file(plain.push(bytes));
    },
    async finish() {
      await file(plain.end());
      await log.close();
      add(lines.end());
      return soFar();
    },
  };
}
