import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { basename, join } from 'node:path';
import { mkdir, open, unlink } from '../base/disk';
import { syncFolder, writeAll } from '../base/files/atomic-write';

// Backup copies of deleted files, from which a person can take them back.

/**
 * Copies what is about to be deleted into `folder`, under a name that no other copy has, readable by this user alone.
 * Resolves with the copy's path once it is on the disk. Throws the system's error, and then leaves no part of it.
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

/** A name that no other copy has: `2026-11-21T04-03-00-1a2b3c4d-name.ts`; the name cut so that the whole stays a valid one. */
export function keptName(absolutePath: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return `${time}-${randomBytes(4).toString('hex')}-${[...basename(absolutePath)].slice(-50).join('')}`;
}
