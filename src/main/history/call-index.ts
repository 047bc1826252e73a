import { mkdir, open, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { parseJson } from '@shared/base/json';
import { z } from 'zod';
import { isMissing } from '../base/errno';
import { chatPath } from '../storage/chats/open-chat-log';
import type { KeptCall, OpenCalls } from './read-calls';

// Index of the past calls of a chat, `history/<chat>.jsonl` beside the chats: its first line says of which file it was
// made, the next what was not over then, each of the others is a call. It only saves reading the chat: one that is cut,
// of another version or of somebody else does not have the sum that its first line names, and is made anew.

/** The chat's file as it is. */
export type ChatFileNow = { readonly size: number; readonly mtimeMs: number; readonly inode: number };

export type IndexHead = {
  readonly file: ChatFileNow;
  /** The position behind the last whole line that was read, and the sum of what stands before it. */
  readonly end: number;
  readonly before: number;
  readonly calls: number;
  /** When the first and the last of them ended; 0 where there is none. */
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

/** Null: there is no such chat. */
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

/** What its first line says, whatever follows it; null: nothing. */
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

/** Null where there is none that holds. */
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

/** The sum says that they are ours. So many at a time that others have their turn. */
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

/** A few milliseconds. */
const pieceLength = 512 * 1024;

/** Best effort, and without a promise that it lasts. */
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

/** With the chat its calls are gone. */
export async function forgetCalls(folder: string, chatId: string): Promise<void> {
  await unlink(indexPath(folder, chatId)).catch(() => undefined);
}

/** Lets go of what is left of chats that are gone, e.g. deleted by another program. */
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
