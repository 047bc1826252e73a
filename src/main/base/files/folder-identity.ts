import { lstat } from '../disk';

// Folder identity: by what a folder is known that may be moved or replaced.

/** Device and inode of the folder at `path`, the same wherever it is moved to; null where none is. */
export async function identityOf(path: string): Promise<string | null> {
  const stats = await lstat(path, { bigint: true }).catch(() => null);
  return stats?.isDirectory() ? `${stats.dev}:${stats.ino}` : null;
}
