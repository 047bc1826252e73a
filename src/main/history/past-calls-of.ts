import { type FileHandle, open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { isMissing } from '../base/errno';
import { readChat } from '../storage/chats/chat-lines';
import { chatPath } from '../storage/chats/open-chat-log';
import { type CallIndex, type ChatFileNow, chatFileNow, isOfFile, readIndex, writeIndex } from './call-index';
import { createCallReader, type KeptCall, nothingOpen } from './read-calls';

/**
 * The past calls in the current file of a chat. Uses the index if it is valid, continues it if the file has grown, and
 * creates it again for another file. Null: the chat does not exist.
 */
export async function pastCallsOf(folder: string, chatId: string): Promise<CallIndex | null> {
  const now = await chatFileNow(folder, chatId);
  if (now === null) return null;
  const known = await readIndex(folder, chatId);
  if (known && isOfFile(known.head, now)) return known;
  const read = await readOn(folder, chatId, now, known);
  if (read) await writeIndex(folder, chatId, read);
  return read;
}

async function readOn(
  folder: string,
  chatId: string,
  now: ChatFileNow,
  known: CallIndex | null,
): Promise<CallIndex | null> {
  const file = await open(chatPath(folder, chatId), 'r').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (file === null) return null;
  try {
    const base = known && (await hasGrown(file, now, known)) ? known : null;
    const reader = createCallReader(chatId, base?.rows ?? [], base?.open ?? nothingOpen);
    const { end } = await readChat(file, reader.take, base?.head.end ?? 0);
    const rows = reader.rows();
    const head = { file: now, end: end.at, before: await sumBefore(file, end.at), ...summed(rows) };
    return { head, open: reader.open(), rows };
  } finally {
    await file.close();
  }
}

/** Whether it is the same file, and still has the bytes that were read. */
async function hasGrown(file: FileHandle, now: ChatFileNow, { head }: CallIndex): Promise<boolean> {
  if (now.inode !== head.file.inode || now.size < head.end) return false;
  return (await sumBefore(file, head.end)) === head.before;
}

async function sumBefore(file: FileHandle, end: number): Promise<number> {
  const length = Math.min(end, summedLength);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, end - length);
  return crc32(buffer.subarray(0, bytesRead));
}

const summedLength = 4096;
/** So many names fit into the first line. */
const mostTools = 150;

function summed(rows: readonly KeptCall[]) {
  const times = rows.map(({ at }) => at);
  return {
    calls: rows.length,
    oldest: times.reduce((least, at) => Math.min(least, at), times[0] ?? 0),
    newest: times.reduce((most, at) => Math.max(most, at), 0),
    tools: [...new Set(rows.map(({ tool }) => tool))].slice(0, mostTools),
  };
}
