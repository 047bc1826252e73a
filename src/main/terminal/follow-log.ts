import { type FSWatcher, watch } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createUtf8Chunker } from '../base/utf8-chunker';

// Follows a log that another process writes: first its end, then every addition.

export type FollowedLog = {
  /** Reads and passes on the rest. */
  end(): Promise<void>;
  /** Stops waiting for slow listeners. */
  letGo(): void;
  close(): void;
};

/** Reading waits until the returned promise resolves. */
export type FollowLogListener = (bytes: Buffer) => void | Promise<void>;

/** The size of the existing end that is read first. */
const shownBytes = 64 * 1024;
const pieceBytes = 64 * 1024;

/** A missing or unreadable log counts as empty. */
export function followLog(file: string, onOutput: FollowLogListener): FollowedLog {
  const characters = createUtf8Chunker();
  let position: number | null = null;
  let isClosed = false;
  let reading: Promise<void> | null = null;
  let isAskedAgain = false;
  const { promise: freed, resolve: letGo } = Promise.withResolvers<void>();

  const readOn = async () => {
    const handle = await open(file, 'r').catch(() => null);
    if (handle === null) return;
    try {
      position ??= await startIn(handle);
      for (;;) {
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(pieceBytes), 0, pieceBytes, position);
        if (bytesRead === 0 || isClosed) return;
        position += bytesRead;
        const behind = onOutput(characters.push(buffer.subarray(0, bytesRead)));
        if (behind) await Promise.race([behind, freed]);
      }
    } finally {
      await handle.close();
    }
  };
  const read = async () => {
    do {
      isAskedAgain = false;
      await readOn().catch(() => undefined);
    } while (isAskedAgain);
    reading = null;
  };
  const look = (): Promise<void> => {
    isAskedAgain = true;
    reading ??= read();
    return reading;
  };
  const watcher = watchLog(file, () => void look());
  void look();

  const close = () => {
    isClosed = true;
    letGo();
    watcher?.close();
  };
  return {
    close,
    letGo,
    async end() {
      await look();
      close();
    },
  };
}

/** The start of the first whole line within the end. */
async function startIn(handle: FileHandle): Promise<number> {
  const { size } = await handle.stat();
  const start = size - shownBytes;
  if (start <= 0) return 0;
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(pieceBytes), 0, pieceBytes, start);
  const newline = buffer.subarray(0, bytesRead).indexOf('\n');
  return newline === -1 ? start : start + newline + 1;
}

/** Null if the file cannot be watched. It is then read only at the beginning and at the end. */
export function watchLog(file: string, onChange: () => void): FSWatcher | null {
  try {
    return watch(file, onChange).on('error', () => undefined);
  } catch {
    return null;
  }
}

/** Reports new and removed files of the folder. Null if it cannot be watched. */
export function watchNames(folder: string, onChange: () => void): FSWatcher | null {
  try {
    return watch(folder, (event) => {
      if (event === 'rename') onChange();
    }).on('error', () => undefined);
  } catch {
    return null;
  }
}
