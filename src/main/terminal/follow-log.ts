import { type FSWatcher, watch } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createUtf8Chunker } from '../base/utf8-chunker';

// Log tail, of a log that another process writes: its end, then what is added to it.

export type FollowedLog = {
  /** Gives out what is left to be read. */
  end(): Promise<void>;
  /** Waits no more for whoever is behind. */
  letGo(): void;
  close(): void;
};

/** The next output may wait until the promise is settled. */
export type FollowLogListener = (bytes: Buffer) => void | Promise<void>;

/** So much of what is there already is shown. */
const shownBytes = 64 * 1024;
const pieceBytes = 64 * 1024;

/** A log that is not there, or cannot be read, has nothing in it. */
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

/** Where the first whole line of the end begins. */
async function startIn(handle: FileHandle): Promise<number> {
  const { size } = await handle.stat();
  const start = size - shownBytes;
  if (start <= 0) return 0;
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(pieceBytes), 0, pieceBytes, start);
  const newline = buffer.subarray(0, bytesRead).indexOf('\n');
  return newline === -1 ? start : start + newline + 1;
}

/** Null when the file cannot be watched: then it is read at the beginning and at the end. */
export function watchLog(file: string, onChange: () => void): FSWatcher | null {
  try {
    return watch(file, onChange).on('error', () => undefined);
  } catch {
    return null;
  }
}

/** Tells of files of the folder that come and go. Null when it cannot be watched. */
export function watchNames(folder: string, onChange: () => void): FSWatcher | null {
  try {
    return watch(folder, (event) => {
      if (event === 'rename') onChange();
    }).on('error', () => undefined);
  } catch {
    return null;
  }
}
