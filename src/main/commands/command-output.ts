import type { OutputRoom } from '../storage/chats/output-room';
import { createPlainText, type PlainPiece } from '../terminal/plain-text';
import { createRingBuffer, wholePairs } from '../terminal/ring-buffer';
import { createSettledLines } from '../terminal/settled-lines';
import { createOutputLog } from './output-log';

// Output capture in bounded memory: the head and the tail of the output, and all of it in a file. The model reads each
// line in its final state on a terminal. The file contains everything printed, without terminal codes.

export type KeptOutput = {
  /** The whole output if `rest` is null, else the beginning; each line in its final state. */
  readonly head: string;
  /** `total`: characters of the file. */
  readonly rest: { readonly tail: string; readonly total: number; readonly place: string } | null;
  /** The last 10,000 characters with their terminal codes, for the user. */
  readonly shown: string;
};

export type CommandOutput = {
  /** `bytes` are whole characters. Returns a promise if the disk is behind: the command should wait. */
  push(bytes: Buffer): void | Promise<void>;
  finish(): Promise<KeptOutput>;
  /** The output so far. */
  soFar(): KeptOutput;
  /** Null while the file has room. Otherwise the function waits until the file has room again, or for the abort. */
  room(): ((signal: AbortSignal) => Promise<void>) | null;
};

export type OutputOptions = {
  /** Absolute; created, with its folder, when the output becomes long. */
  readonly file: string;
  /** `always`: creates the file at once, for a background command. */
  readonly keep: 'when-long' | 'always';
  /** Maximum size of the file in bytes. */
  readonly limit?: number;
  /** Limits the project's outputs together; if absent, only `limit` applies. */
  readonly room?: OutputRoom;
};

/** The lengths that the model gets of an output longer than both together. */
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
  /** Bytes for the file, in case the output becomes long. */
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
