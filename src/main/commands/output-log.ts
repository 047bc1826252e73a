import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '@shared/errors';
import { logLimit } from '@shared/terminal/terminal';
import type { Lock } from '../base/files/lock-file';
import { holdOutput } from '../storage/chats/kept-outputs';
import type { OutputRoom } from '../storage/chats/output-room';
import { watchLog, watchNames } from '../terminal/follow-log';

// Output log: the file for a command's whole output, up to its own limit and the limit of the project's outputs.

export type OutputLogOptions = {
  /** Absolute; created, with its folder, at the first write. */
  readonly file: string;
  /** Maximum size of the file in bytes. */
  readonly limit?: number;
  /** Limits the project's outputs together; if absent, only `limit` applies. */
  readonly room?: OutputRoom;
};

export type OutputLog = {
  isOpen(): boolean;
  /** The file is full, or the project's outputs are. */
  isFull(): boolean;
  /** Settles when the file has room again because it was emptied or another output freed space; or on abort. */
  awaitRoom(signal: AbortSignal): Promise<void>;
  /** Returns a promise if the caller must wait for the disk. */
  write(bytes: Buffer): void | Promise<void>;
  /** The path of the output as text, with a note if the output is incomplete or could not be stored. */
  place(): string;
  close(): Promise<void>;
};

/** If the disk refuses the file, the output is lost but the command continues. */
export function createOutputLog({ file, limit = logLimit, room }: OutputLogOptions): OutputLog {
  const share = createShare({ file, limit, room });
  let opening: Promise<WriteStream | null> | null = null;
  let stream: WriteStream | null = null;
  let failure: string | null = null;
  let written = 0;
  let hold: Lock | null = null;

  const open = async (): Promise<WriteStream | null> => {
    try {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      hold = await holdOutput(file);
      stream = createWriteStream(file, streamOptions);
      stream.on('error', (error) => {
        failure ??= error.message;
      });
    } catch (error) {
      failure = messageOf(error);
    }
    return stream;
  };
  const isFull = () => failure === null && (share.isRefused() || written >= limit);
  const put = (to: WriteStream, bytes: Buffer): void | Promise<void> => {
    const growing = share.growing();
    if (growing) return growing.then(() => put(to, bytes));
    if (failure !== null || isFull()) return undefined;
    const part = bytes.subarray(0, share.bytes() - written);
    written += part.length;
    const isTaken = part.length === 0 || to.write(part);
    const rest = bytes.subarray(part.length);
    if (rest.length > 0 && written < limit) return share.grow().then(() => put(to, rest));
    return isTaken ? undefined : drained(to);
  };
  const hasRoom = async (): Promise<boolean> => {
    if (share.isRefused()) {
      await share.grow();
      return !isFull();
    }
    // Pending writes still count: they follow at the end of an emptied file.
    if (stream?.writable) await flushed(stream);
    const size = (await stat(file).catch(() => null))?.size ?? limit;
    if (size < limit) written = size;
    return size < limit;
  };

  return {
    isOpen: () => opening !== null,
    isFull,
    awaitRoom: (signal) => whenRoom({ file, hasRoom, isRefused: share.isRefused() }, signal),
    write(bytes) {
      if (stream) return put(stream, bytes);
      opening ??= open();
      return opening.then((to) => (to ? put(to, bytes) : undefined));
    },
    place() {
      if (failure !== null) return `could not be kept (${failure})`;
      return isFull() ? `${file} (its first ${megabytes(written)} MB${share.reason()})` : file;
    },
    async close() {
      const open = await opening;
      if (open && !open.closed)
        await new Promise<void>((resolve) => open.end(() => resolve()).once('close', resolve));
      share.release();
      await hold?.release();
    },
  };
}

const streamOptions = { flags: 'a', mode: 0o600, highWaterMark: 1024 * 1024 };

/** The file's share of the project's room: it grows in steps, until a step is refused. */
function createShare({ file, limit, room }: OutputLogOptions & { readonly limit: number }) {
  let allowed = room ? 0 : limit;
  let isRefused = false;
  let isReleased = false;
  let growing: Promise<void> | null = null;
  const grow = async (): Promise<void> => {
    const granted = (await room?.claim(file, allowed).catch(() => allowed)) ?? limit;
    isRefused = granted === allowed;
    allowed = granted;
    growing = null;
    if (isReleased) room?.release(file);
  };
  return {
    bytes: () => Math.min(limit, allowed),
    isRefused: () => isRefused,
    reason: () => (isRefused ? '; the outputs of the project have no more room' : ''),
    growing: () => growing,
    grow(): Promise<void> {
      growing ??= grow();
      return growing;
    },
    release() {
      isReleased = true;
      room?.release(file);
    },
  };
}

type Waiting = {
  readonly file: string;
  readonly hasRoom: () => Promise<boolean>;
  readonly isRefused: boolean;
};

/** A full file has room after it is emptied. A refused file has room after another output is removed or closed. */
function whenRoom({ file, hasRoom, isRefused }: Waiting, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      watcher?.close();
      resolve();
    };
    const look = () => void hasRoom().then((has) => has && end());
    const watcher = isRefused ? watchNames(path.dirname(file), look) : watchLog(file, look);
    // There may have been room before the watch began.
    if (isRefused) look();
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

/** Resolves when all written data is in the file, or can never be. */
function flushed(stream: WriteStream): Promise<void> {
  return new Promise((resolve) => {
    stream.write('', () => resolve());
  });
}

/** Resolves when the stream accepts more, or is closed. */
function drained(stream: WriteStream): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      stream.off('drain', goOn).off('close', goOn);
      resolve();
    };
    stream.on('drain', goOn).on('close', goOn);
  });
}

function megabytes(bytes: number): number {
  return Math.floor((bytes / (1024 * 1024)) * 10) / 10;
}
