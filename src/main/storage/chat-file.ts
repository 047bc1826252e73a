import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { journaledChatEventSchema } from '@shared/chat';
import { AppError, messageOf } from '@shared/errors';
import { z } from 'zod';
import { syncFolder, writeAll } from '../project/atomic-write';
import { isMissing } from '../project/path-failure';
import { type ChatEntry, modelRecordSchema } from './chat-log';

// A chat's file: append-only JSON lines. A line is there whole or not at all; a last line cut by a crash goes, any
// other line that cannot be read is skipped and kept.

export type ChatFile = {
  /**
   * Writes one line; lines keep the order of their calls. Rejects with AppError `unavailable` when the disk does not
   * take it; then nothing of it is in the file. `synced` outlives a power cut, `written` the end of this process.
   */
  append(entry: ChatEntry, durability: Durability): Promise<void>;
  /** Waits for what is under way. */
  close(): Promise<void>;
};

export type Durability = 'written' | 'synced';

export type LoadedChat = {
  readonly entries: readonly ChatEntry[];
  /** Lines that are in the file but could not be understood. */
  readonly skipped: number;
};

/**
 * Opens the file for this process alone, which holds its lock; a new file is only for its owner.
 * AppError `not-found` when it is to exist and does not.
 */
export async function openChatFile(
  path: string,
  now: () => number,
  expected: 'create' | 'existing',
): Promise<{ readonly file: ChatFile; readonly loaded: LoadedChat }> {
  const handle = await openExpected(path, expected);
  try {
    const { end, ...loaded } = parseChat(await handle.readFile());
    const { size } = await handle.stat();
    if (end.at < size) await handle.truncate(end.at);
    if (size === 0) await syncFolder(dirname(path));
    return { file: createChatFile({ handle, path, now, size: end.at, freshLine: end.needsNewline }), loaded };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function openExpected(path: string, expected: 'create' | 'existing'): Promise<FileHandle> {
  const { O_RDWR, O_APPEND, O_CREAT, O_EXCL } = constants;
  try {
    return await open(path, O_RDWR | O_APPEND | (expected === 'create' ? O_CREAT | O_EXCL : 0), 0o600);
  } catch (error) {
    if (isMissing(error)) throw new AppError('not-found', `There is no chat at ${path}.`, { cause: error });
    throw error;
  }
}

/** The file as it is, without touching it; no entries when there is none. */
export async function readChatFile(path: string): Promise<LoadedChat> {
  try {
    const handle = await open(path, 'r');
    try {
      const { end: _end, ...loaded } = parseChat(await handle.readFile());
      return loaded;
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (isMissing(error)) return { entries: [], skipped: 0 };
    throw error;
  }
}

type Opened = {
  readonly handle: FileHandle;
  readonly path: string;
  readonly now: () => number;
  /** Bytes of whole lines so far. */
  readonly size: number;
  /** The last whole line lacks its newline. */
  readonly freshLine: boolean;
};

function createChatFile({ handle, path, now, ...start }: Opened): ChatFile {
  let { size, freshLine } = start;
  let torn = false;
  let last: Promise<void> = Promise.resolve();

  const write = async (line: string, durability: Durability): Promise<void> => {
    const bytes = Buffer.from(freshLine ? `\n${line}\n` : `${line}\n`);
    try {
      if (torn) await cutTo(size);
      torn = true;
      await writeAll(handle, bytes);
      if (durability === 'synced') await handle.datasync();
      torn = false;
    } catch (error) {
      // Whether this works or not, the next append tries it first: never a line after a torn one.
      await cutTo(size).catch(() => undefined);
      throw new AppError('unavailable', `Cannot write to ${path}: ${messageOf(error)}`, { cause: error });
    }
    size += bytes.length;
    freshLine = false;
  };

  const cutTo = async (length: number): Promise<void> => {
    await handle.truncate(length);
    torn = false;
  };

  return {
    append(entry, durability) {
      const line = JSON.stringify({ v: 1, at: now(), ...entry });
      const writing = last.then(() => write(line, durability));
      last = writing.catch(() => undefined);
      return writing;
    },
    async close() {
      await last;
      await handle.close();
    },
  };
}

const lineSchema = z.object({
  v: z.literal(1),
  at: z.number(),
  events: z.array(journaledChatEventSchema).optional(),
  records: z.array(modelRecordSchema).optional(),
});

type Parsed = LoadedChat & { readonly end: { readonly at: number; readonly needsNewline: boolean } };

const newline = 0x0a;

function parseChat(bytes: Buffer): Parsed {
  const entries: ChatEntry[] = [];
  let skipped = 0;
  let start = 0;
  for (let stop = bytes.indexOf(newline); stop !== -1; stop = bytes.indexOf(newline, start)) {
    const line = bytes.toString('utf8', start, stop).trim();
    const entry = line === '' ? null : parseLine(line);
    if (entry) entries.push(entry);
    else if (line !== '') skipped += 1;
    start = stop + 1;
  }
  const tail = bytes.toString('utf8', start).trim();
  const last = parseLine(tail);
  // A line whose newline alone is missing was written whole, by us or by a person's editor.
  if (last) return { entries: [...entries, last], skipped, end: { at: bytes.length, needsNewline: true } };
  return { entries, skipped, end: { at: start, needsNewline: false } };
}

function parseLine(line: string): ChatEntry | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  const parsed = lineSchema.safeParse(value);
  return parsed.success ? { events: parsed.data.events, records: parsed.data.records } : null;
}
