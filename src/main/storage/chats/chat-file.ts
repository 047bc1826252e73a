import { type BigIntStats, constants } from 'node:fs';
import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { AppError } from '@shared/errors';
import { type TextKey, textOf } from '@shared/texts/text';
import { isMissing, reasonOf } from '../../base/errno';
import { syncFolder, writeAll, writeFileAtomically } from '../../base/files/atomic-write';
import { makeFolder } from '../../base/files/make-folder';
import { createSerialQueue } from '../../base/serial-queue';
import { chatLine } from './chat-line';
import type { LoadedChat, ReadChat, TakeEntry } from './chat-lines';
import type { ChatEntry } from './chat-log';

// Append-only log, a chat's file of JSON lines: a last line cut by a crash is removed, other unreadable lines are
// skipped and stay. Each write opens the file and checks that it is unchanged, so that the next start finds all
// acknowledged lines.

export type ChatFile = {
  /**
   * Writes one line, in the order of the calls. Rejects with AppError `unavailable` if the disk refuses the line; the
   * file then contains no part of it. `synced` survives a power cut, `written` the end of this process.
   */
  append(entry: ChatEntry, durability: Durability): Promise<void>;
  /** The last append found the file missing or replaced. The next append looks for it again. */
  isLost(): boolean;
  /** Whether the file is in place, with exactly the appended lines. */
  isThere(): Promise<boolean>;
  /** Writes the file anew with these entries. Moves another file in its place aside. */
  renew(entries: readonly ChatEntry[]): Promise<void>;
  /** Waits for running operations. */
  settled(): Promise<void>;
};

export type Durability = 'written' | 'synced';

/**
 * Opens the file for this process alone, which has its lock. A new file is readable by its owner only. A file of a
 * newer format stays unchanged and must not be written. Throws AppError `not-found` if an expected file does not exist.
 */
export async function openChatFile(
  path: string,
  now: () => number,
  expected: 'create' | 'existing',
): Promise<{ readonly file: ChatFile; readonly loaded: LoadedChat }> {
  const handle = await openExpected(path, expected);
  try {
    const { end, ...loaded } = expected === 'create' ? noLines : await readLines(handle);
    const known = await handle.stat({ bigint: true });
    if (known.size > end.at && !loaded.isNewer) await handle.truncate(end.at);
    if (expected === 'create') await syncFolder(dirname(path));
    return { file: createChatFile({ path, now, known, end }), loaded };
  } finally {
    await handle.close();
  }
}

async function openExpected(path: string, expected: 'create' | 'existing'): Promise<FileHandle> {
  const { O_RDWR, O_APPEND, O_CREAT, O_EXCL } = constants;
  try {
    return await open(path, O_RDWR | O_APPEND | (expected === 'create' ? O_CREAT | O_EXCL : 0), 0o600);
  } catch (error) {
    if (isMissing(error)) throw new AppError('not-found', textOf('chat.no-file', { path }), { cause: error });
    throw error;
  }
}

/** Reads the file without changing it. Without a file there are no entries. `onEntry` as in `readChat`. */
export async function readChatFile(path: string, onEntry?: TakeEntry): Promise<LoadedChat> {
  try {
    const handle = await open(path, 'r');
    try {
      const { end: _end, ...loaded } = await readLines(handle, onEntry);
      return loaded;
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (isMissing(error)) return noChat;
    throw error;
  }
}

export type ReadFile = {
  readonly loaded: LoadedChat;
  /** The entries added since the last read. Null: the file is gone or replaced. */
  more(): Promise<LoadedChat | null>;
};

/** As `readChatFile`, for callers that continue to read while another process writes. */
export async function openToRead(path: string, onEntry?: TakeEntry): Promise<ReadFile> {
  const read = async (from: number, known: Identity | null) => {
    const handle = await open(path, 'r');
    try {
      const found = await handle.stat({ bigint: true });
      if (known !== null && (!isSame(found, known) || found.size < BigInt(from))) return null;
      return { identity: found, ...(await readLines(handle, onEntry, from)) };
    } finally {
      await handle.close();
    }
  };
  const first = await read(0, null).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (first === null) return { loaded: noChat, more: async () => null };
  const { identity } = first;
  let at = first.end.at;
  return {
    loaded: first,
    async more() {
      const next = await read(at, identity).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (next !== null) at = next.end.at;
      return next;
    },
  };
}

/** A new chat needs none of the schemas of lines. */
async function readLines(handle: FileHandle, onEntry?: TakeEntry, from?: number): Promise<ReadChat> {
  const { readChat } = await import('./chat-lines');
  return await readChat(handle, onEntry, from);
}

const noChat: LoadedChat = { entries: [], skipped: 0, isNewer: false, lastAt: 0 };
const noLines: ReadChat = { ...noChat, end: { at: 0, needsNewline: false } };

/** The entries of the first lines, without changing the file. Empty if there is no file. */
export async function readChatStart(path: string): Promise<readonly ChatEntry[]> {
  const handle = await open(path, 'r').catch(() => null);
  try {
    if (handle === null) return [];
    const { readFirstLines } = await import('./chat-lines');
    return await readFirstLines(handle);
  } finally {
    await handle?.close();
  }
}

type Opened = Pick<ReadChat, 'end'> & {
  readonly path: string;
  readonly now: () => number;
  /** The identity of the file. */
  readonly known: Identity;
};

type Identity = Pick<BigIntStats, 'dev' | 'ino'>;

function createChatFile({ path, now, ...start }: Opened): ChatFile {
  let { known } = start;
  let { at: size, needsNewline } = start.end;
  let torn = false;
  let lost = false;
  const steps = createSerialQueue();

  const write = async (line: string, durability: Durability): Promise<void> => {
    const bytes = Buffer.from(needsNewline ? `\n${line}` : line);
    const handle = await open(path, constants.O_WRONLY | constants.O_APPEND);
    try {
      await assertKnown(handle, { path, known, size: torn ? null : size });
      if (torn) await cutTo(handle, size);
      torn = true;
      await writeAll(handle, bytes);
      if (durability === 'synced') await handle.datasync();
      torn = false;
      await assertThere(handle, path);
    } catch (error) {
      // If this fails, the next append tries it again first: a line must never follow a torn one.
      if (torn) await cutTo(handle, size).catch(() => undefined);
      throw error;
    } finally {
      await handle.close();
    }
    size += bytes.length;
    needsNewline = false;
  };

  const cutTo = async (handle: FileHandle, length: number): Promise<void> => {
    await handle.truncate(length);
    torn = false;
  };

  const renew = async (entries: readonly ChatEntry[]): Promise<void> => {
    await makeFolder(dirname(path));
    await putAside(path);
    await writeFileAtomically(path, entries.map((entry) => chatLine(entry, now())).join(''));
    const written = await stat(path, { bigint: true });
    known = written;
    size = Number(written.size);
    [needsNewline, torn, lost] = [false, false, false];
  };

  return {
    append: (entry, durability) =>
      steps.next(async () => {
        try {
          await write(chatLine(entry, now()), durability);
          lost = false;
        } catch (error) {
          const failure = failureOf(error, path);
          lost = failure instanceof LostError;
          throw failure;
        }
      }),
    isLost: () => lost,
    isThere: () =>
      steps.next(async () => {
        const found = torn ? null : await stat(path, { bigint: true }).catch(() => null);
        return found !== null && isSame(found, known) && found.size === BigInt(size);
      }),
    renew: (entries) =>
      steps.next(async () => {
        if (lost) await renew(entries).catch((error: unknown) => Promise.reject(failureOf(error, path)));
      }),
    settled: steps.settled,
  };
}

/** The file was replaced or changed, so all knowledge about it is invalid. */
type Loss = Extract<TextKey, 'file.replaced' | 'file.changed' | 'file.deleted' | 'file.deleted-or-moved'>;

class LostError extends AppError {
  constructor(how: Loss, path: string, options?: ErrorOptions) {
    super('unavailable', textOf('chat.lost', { path, how: textOf(how) }), options);
  }
}

type Expected = {
  readonly path: string;
  readonly known: Identity;
  /** Null: there may be a torn line at the end. */
  readonly size: number | null;
};

async function assertKnown(handle: FileHandle, { path, known, size }: Expected): Promise<void> {
  const found = await handle.stat({ bigint: true });
  if (!isSame(found, known)) throw new LostError('file.replaced', path);
  if (size !== null && found.size !== BigInt(size)) throw new LostError('file.changed', path);
}

function isSame(found: Identity, known: Identity): boolean {
  return found.dev === known.dev && found.ino === known.ino;
}

/** A deleted file has no name, so its lines are lost. */
async function assertThere(handle: FileHandle, path: string): Promise<void> {
  if ((await handle.stat()).nlink === 0) throw new LostError('file.deleted', path);
}

function failureOf(error: unknown, path: string): AppError {
  if (error instanceof AppError) return error;
  if (isMissing(error)) return new LostError('file.deleted-or-moved', path, { cause: error });
  const told = textOf('chat.not-written', { path, reason: reasonOf(error) });
  return new AppError('unavailable', told, { cause: error });
}

async function putAside(path: string): Promise<void> {
  const aside = `${path}.aside-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  await rename(path, aside).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}
