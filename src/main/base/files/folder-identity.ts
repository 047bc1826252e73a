import { lstat } from '../disk';

// Folder identity: by what a folder is known that may be moved or replaced.

/** Device and inode of the folder at `path`, the same wherever it is moved to; null where none is. */
export async function identityOf(path: string): Promise<string | null> {
  const stats = await lstat(path, { bigint: true }).catch(() => null);
  return stats?.isDirectory() ? `${stats.dev}:${stats.ino}` : null;
}

/**
 * The same across restarts, when devices can be numbered anew: inode and, where the file system keeps it, the time of
 * birth. Null where there is no folder.
 */
export async function lastingIdentityOf(path: string): Promise<string | null> {
  const stats = await lstat(path, { bigint: true }).catch(() => null);
  if (!stats?.isDirectory()) return null;
  // Without a time of birth some systems give that of the last change.
  const born = stats.birthtimeNs === stats.ctimeNs ? 0n : stats.birthtimeNs;
  return `${stats.ino}:${born}`;
}
