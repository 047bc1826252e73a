import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { basename, join } from 'node:path';
import { mkdir, open, unlink } from '../base/disk';
import { syncFolder, writeAll } from '../base/files/atomic-write';

// Backup copies of deleted files. The user can restore the files from them.

/**
 * Copies a file into `folder` before its deletion, under a unique name, readable by this user alone. Resolves with the
 * copy's path once the copy is synced. Throws the system's error and removes the incomplete copy.
 */
export async function keepDeletedFile(
  folder: string,
  absolutePath: string,
  content: AsyncIterable<Uint8Array>,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const copy = join(folder, keptName(absolutePath));
  const handle = await open(copy, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600);
  try {
    for await (const chunk of content) await writeAll(handle, chunk);
    await handle.sync();
  } catch (error) {
    await unlink(copy).catch(() => undefined);
    throw error;
  } finally {
    await handle.close();
  }
  await syncFolder(folder);
  return copy;
}

/** A unique name: `2026-11-21T04-03-00-1a2b3c4d-name.ts`. The file name is cut so that the whole name stays valid. */
export function keptName(absolutePath: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return `${time}-${randomBytes(4).toString('hex')}-${[...basename(absolutePath)].slice(-50).join('')}`;
}
