import type { FileHandle } from 'node:fs/promises';

// Chunked reader: reads an open file piece by piece through one buffer.

const chunkSize = 1024 * 1024;

/** Each piece is only valid until the next one is requested. */
export async function* readChunks(file: FileHandle, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.allocUnsafe(chunkSize);
  for (let position = 0; ; ) {
    signal.throwIfAborted();
    const { bytesRead } = await file.read(buffer, 0, chunkSize, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** Enough for most files. Allocating more at once for each of thousands of files costs more than reading them. */
const firstPiece = 64 * 1024;

/** The first `length` bytes of a file, or the whole file if it is shorter. */
export async function readHead(file: FileHandle, length: number): Promise<Buffer> {
  const first = await fill(file, Buffer.alloc(Math.min(length, firstPiece)), 0);
  if (first.length < firstPiece || length === firstPiece) return first;
  return await fill(file, Buffer.concat([first], length), first.length);
}

/** `buffer`, filled from position `filled` on, as far as the file goes. */
async function fill(file: FileHandle, buffer: Buffer, filled: number): Promise<Buffer> {
  let end = filled;
  while (end < buffer.length) {
    const { bytesRead } = await file.read(buffer, end, buffer.length - end, end);
    if (bytesRead === 0) break;
    end += bytesRead;
  }
  return buffer.subarray(0, end);
}
