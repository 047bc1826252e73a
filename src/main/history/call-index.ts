import { mkdir, open, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { parseJson } from '@shared/base/json';
import { z } from 'zod';
import { isMissing } from '../base/errno';
import { chatPath } from '../storage/chats/open-chat-log';
import type { KeptCall, OpenCalls } from './read-calls';

// Index of the past calls of a chat, in `history/<chat>.jsonl` beside the chats. Its first line describes the chat's
// file, the second has the calls that had not ended, and each other line is a past call. The index only saves time: if
// its checksum or version is wrong, Pilotfish creates it again from the chat.

/** The current state of the chat's file. */
export type ChatFileNow = { readonly size: number; readonly mtimeMs: number; readonly inode: number };

export type IndexHead = {
  readonly file: ChatFileNow;
  /** The offset after the last whole line that was read, and the checksum of the bytes before it. */
  readonly end: number;
  readonly before: number;
  readonly calls: number;
  /** The times at which the first and the last call ended; 0 if there are none. */
  readonly oldest: number;
  readonly newest: number;
  readonly tools: readonly string[];
};

export type CallIndex = {
  readonly head: IndexHead;
  readonly open: OpenCalls;
  readonly rows: readonly KeptCall[];
};

const version = 2;

const headSchema = z.object({
  v: z.literal(version),
  sum: z.number(),
  file: z.object({ size: z.number(), mtimeMs: z.number(), inode: z.number() }),
  end: z.number(),
  before: z.number(),
  calls: z.number(),
  oldest: z.number(),
  newest: z.number(),
  tools: z.array(z.string()),
});

/** Null: the chat does not exist. */
export async function chatFileNow(folder: string, chatId: string): Promise<ChatFileNow | null> {
  try {
    const { size, mtimeMs, ino } = await stat(chatPath(folder, chatId));
    return { size, mtimeMs, inode: ino };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export function isOfFile({ file }: IndexHead, now: ChatFileNow): boolean {
  return file.size === now.size && file.mtimeMs === now.mtimeMs && file.inode === now.inode;
}

/** The index's first line, without checking the rest. Null if it is missing or invalid. */
export async function readHead(folder: string, chatId: string): Promise<IndexHead | null> {
  const handle = await open(indexPath(folder, chatId), 'r').catch(() => null);
  if (handle === null) return null;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(headLength), 0, headLength, 0);
    const text = buffer.toString('utf8', 0, bytesRead);
    return headOf(text.slice(0, text.indexOf('\n')));
  } catch {
    return null;
  } finally {
    await handle.close();
  }
}

const headLength = 16_384;

/** Null if there is no valid index. */
export async function readIndex(folder: string, chatId: string): Promise<CallIndex | null> {
  const bytes = await readFile(indexPath(folder, chatId)).catch(() => null);
  const first = bytes?.indexOf(newline) ?? -1;
  if (bytes === null || first === -1) return null;
  const head = headOf(bytes.toString('utf8', 0, first));
  const body = bytes.subarray(first + 1);
  if (head === null || head.sum !== crc32(body)) return null;
  const [open, ...rows] = await parsedLines(body);
  return { head, open: open as OpenCalls, rows: rows as KeptCall[] };
}

const newline = 0x0a;

function headOf(line: string): (IndexHead & { readonly sum: number }) | null {
  return headSchema.safeParse(parseJson(line)).data ?? null;
}

/**
 * Parses without a schema, because the checksum shows that Pilotfish wrote the lines. Works in pieces, so that other
 * work can run in between.
 */
async function parsedLines(body: Buffer): Promise<unknown[]> {
  const parsed: unknown[] = [];
  for (let at = 0; at < body.length; ) {
    const wanted = body.indexOf(newline, Math.min(at + pieceLength, body.length - 1));
    const end = wanted === -1 ? body.length : wanted;
    parsed.push(
      ...(JSON.parse(`[${body.toString('utf8', at, end).trimEnd().replaceAll('\n', ',')}]`) as unknown[]),
    );
    at = end + 1;
    if (at < body.length) await new Promise((resolve) => setImmediate(resolve));
  }
  return parsed;
}

/** A piece takes a few milliseconds. */
const pieceLength = 512 * 1024;

/** Best effort, without a sync to disk. */
export async function writeIndex(
  folder: string,
  chatId: string,
  { head, open, rows }: CallIndex,
): Promise<void> {
  const body = [open, ...rows].map((line) => `${JSON.stringify(line)}\n`).join('');
  const first = JSON.stringify({ v: version, sum: crc32(body), ...head });
  const path = indexPath(folder, chatId);
  const temp = `${path}.${process.pid}.new`;
  try {
    await mkdir(indexFolder(folder), { recursive: true, mode: 0o700 });
    await writeFile(temp, `${first}\n${body}`, { mode: 0o600 });
    await rename(temp, path);
  } catch {
    await unlink(temp).catch(() => undefined);
  }
}

/** Removes the index of a chat that is deleted. */
export async function forgetCalls(folder: string, chatId: string): Promise<void> {
  await unlink(indexPath(folder, chatId)).catch(() => undefined);
}

/** Removes indexes of chats that no longer exist, for example because another program deleted them. */
export async function sweepIndexes(folder: string): Promise<void> {
  for (const name of await readdir(indexFolder(folder)).catch(() => [])) {
    const id = /^([\w-]+)\.jsonl$/.exec(name)?.[1];
    if (id !== undefined && (await chatFileNow(folder, id)) === null) await forgetCalls(folder, id);
  }
}

function indexFolder(folder: string): string {
  return join(folder, 'history');
}

function indexPath(folder: string, chatId: string): string {
  return join(indexFolder(folder), `${chatId}.jsonl`);
}
