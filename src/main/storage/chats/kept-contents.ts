import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, readFile, stat, unlink, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { errorCode, isMissing } from '../../base/errno';
import { syncFolder, writeAll } from '../../base/files/atomic-write';
import { diskFailure } from '../../base/files/disk-failure';
import { makeFolder } from '../../base/files/make-folder';
import { renameOver } from '../../base/files/rename-over';
import { forgetTempName, newTempName, removeStaleTempsOnce } from '../../base/files/stale-temps';

// Content-addressed store of the old contents of changed files: one compressed copy of each, by the SHA-256 of its
// bytes. It allows the undo of every change that is journaled with its hashes.

export type KeptContents = {
  /**
   * Stores content that should have this hash (hex). Resolves when it is synced. Resolves with `other`, and stores
   * nothing, if the content has a different hash. Rejects with the system's error, or with the AppError of
   * `diskFailure`, and removes the incomplete copy.
   */
  keep(hash: string, content: AsyncIterable<Uint8Array>): Promise<'kept' | 'other'>;
  /** The bytes, or null if they are missing or damaged. */
  read(hash: string): Promise<Buffer | null>;
};

/** The first content creates `folder`. */
export function createKeptContents(folder: string): KeptContents {
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), `${hash}.gz`);
  return {
    async keep(hash, content) {
      const path = pathOf(hash);
      if (await isKept(path)) {
        // The content is in use again, so its age starts anew.
        await utimes(path, new Date(), new Date());
        return 'kept';
      }
      try {
        await makeFolder(dirname(path));
        return await writeOnce(path, hash, content);
      } catch (error) {
        throw diskFailure(error, folder) ?? error;
      }
    },
    async read(hash) {
      try {
        const bytes = await inflated(await readFile(pathOf(hash)));
        return createHash('sha256').update(bytes).digest('hex') === hash ? bytes : null;
      } catch (error) {
        if (isMissing(error) || isTorn(error)) return null;
        throw error;
      }
    },
  };
}

/** In bytes. Up to this size, compressing is faster than handing the content to another thread. */
const small = 128 * 1024;

/** The last four bytes contain the uncompressed length (RFC 1952). */
async function inflated(bytes: Buffer): Promise<Buffer> {
  const length = bytes.length < 18 ? 0 : bytes.readUInt32LE(bytes.length - 4);
  const { gunzip, gunzipSync } = await import('node:zlib');
  return length <= small ? gunzipSync(bytes, { maxOutputLength: 2 * small }) : await promisify(gunzip)(bytes);
}

async function isKept(path: string): Promise<boolean> {
  try {
    return (await stat(path)).size > 0;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function writeOnce(
  path: string,
  hash: string,
  content: AsyncIterable<Uint8Array>,
): Promise<'kept' | 'other'> {
  await removeStaleTempsOnce(dirname(path));
  const name = newTempName();
  const temp = join(dirname(path), name);
  try {
    const handle = await open(temp, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600);
    const written = await compress(handle, content).finally(() => handle.close());
    if (written !== hash) return 'other';
    await renameOver(temp, path);
    await syncFolder(dirname(path));
    return 'kept';
  } finally {
    await unlink(temp).catch(() => undefined);
    forgetTempName(name);
  }
}

/** Resolves with the hash of the uncompressed content, once the file is synced. */
async function compress(handle: FileHandle, content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  const hashed = async function* () {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  };
  const { createGzip, gzipSync, constants } = await import('node:zlib');
  // A change waits for this. The best compression would take four times as long for a tenth less.
  const quickly = { level: constants.Z_BEST_SPEED, chunkSize: 256 * 1024 };
  const whole = await wholeIfSmall(hashed());
  if (Buffer.isBuffer(whole)) await writeAll(handle, gzipSync(whole, quickly));
  else
    await pipeline(whole, createGzip(quickly), async (compressed: AsyncIterable<Uint8Array>) => {
      for await (const chunk of compressed) await writeAll(handle, chunk);
    });
  await handle.sync();
  return hash.digest('hex');
}

/** The whole content if it is small. Otherwise the same content again, from its beginning. */
async function wholeIfSmall(
  content: AsyncGenerator<Uint8Array>,
): Promise<Buffer | AsyncGenerator<Uint8Array>> {
  const chunks: Uint8Array[] = [];
  for (let length = 0; length <= small; ) {
    const next = await content.next();
    if (next.done) return Buffer.concat(chunks);
    // The caller may reuse its buffer.
    chunks.push(Uint8Array.from(next.value));
    length += next.value.length;
  }
  return (async function* () {
    yield* chunks;
    yield* content;
  })();
}

/** An incomplete or foreign file: zlib's own codes. */
function isTorn(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR' || code === 'ERR_BUFFER_TOO_LARGE';
}
