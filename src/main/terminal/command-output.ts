import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { logLimit } from '@shared/terminal';
import type { Lock } from '../storage/chat-lock';
import { holdOutput } from '../storage/kept-outputs';
import { watchLog } from './follow-log';
import { createOutputTail, wholePairs } from './output-tail';
import { createPlainText, type PlainPiece } from './plain-text';

// What a command prints, kept in little memory however much it is: its head and its tail, and the whole in a file.

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
};

/** So much goes to the model of an output that is longer than the two together. */
export const [headLength, tailLength] = [14_000, 8_000];
const shownLength = 10_000;

export function createCommandOutput({ file, keep, limit = logLimit }: OutputOptions): CommandOutput {
  const plain = createPlainText();
  const log = createLog(file, limit);
  const shown = createOutputTail(shownLength);
  const tail = createOutputTail(tailLength);
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
    room: () => (log.isFull() ? log.room : null),
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

/** The file, opened at the first write. A disk that does not take it costs the file, never the command. */
function createLog(file: string, limit: number) {
  let opening: Promise<WriteStream | null> | null = null;
  let stream: WriteStream | null = null;
  let failure: string | null = null;
  let written = 0;
  let hold: Lock | null = null;

  const open = async (): Promise<WriteStream | null> => {
    try {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      hold = await holdOutput(file);
      stream = createWriteStream(file, { flags: 'a', mode: 0o600, highWaterMark: 1024 * 1024 });
      stream.on('error', (error) => {
        failure ??= error.message;
      });
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
    return stream;
  };
  const put = (to: WriteStream, bytes: Buffer): void | Promise<void> => {
    if (failure !== null || written >= limit) return undefined;
    const part = bytes.subarray(0, limit - written);
    written += part.length;
    if (to.write(part)) return undefined;
    return new Promise((resolve) => {
      const goOn = () => {
        to.off('drain', goOn).off('close', goOn);
        resolve();
      };
      to.on('drain', goOn).on('close', goOn);
    });
  };

  const look = async (): Promise<boolean> => {
    const size = (await stat(file).catch(() => null))?.size ?? limit;
    if (size < limit) written = size;
    return size < limit;
  };

  return {
    isOpen: () => opening !== null,
    isFull: () => failure === null && written >= limit,
    room(signal: AbortSignal): Promise<void> {
      return new Promise((resolve) => {
        const end = () => {
          watcher?.close();
          resolve();
        };
        const watcher = watchLog(file, () => void look().then((hasRoom) => hasRoom && end()));
        if (signal.aborted) end();
        else signal.addEventListener('abort', end, { once: true });
      });
    },
    write(bytes: Buffer): void | Promise<void> {
      if (stream) return put(stream, bytes);
      opening ??= open();
      return opening.then((to) => (to ? put(to, bytes) : undefined));
    },
    place(): string {
      if (failure !== null) return `could not be kept (${failure})`;
      return written < limit ? file : `${file} (its first ${limit / (1024 * 1024)} MB)`;
    },
    async close() {
      await opening;
      const open = stream;
      if (open && !open.closed)
        await new Promise<void>((resolve) => open.end(() => resolve()).once('close', resolve));
      await hold?.release();
    },
  };
}
