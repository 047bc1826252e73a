import { dirname } from 'node:path';
import { lstat } from '../disk';

// Folder identity: recognizes a folder after a move or replacement.

/** Device and inode of the folder at `path`. They survive a move. Null if the folder is missing. */
export async function identityOf(path: string): Promise<string | null> {
  const stats = await lstat(path, { bigint: true }).catch(() => null);
  return stats?.isDirectory() ? `${stats.dev}:${stats.ino}` : null;
}

/**
 * The same across restarts, which may give devices new numbers: inode and, if the file system stores it, the birth
 * time. Null if the folder is missing.
 */
export async function lastingIdentityOf(path: string): Promise<string | null> {
  const stats = await lstat(path, { bigint: true }).catch(() => null);
  if (!stats?.isDirectory()) return null;
  // Some systems return the time of the last change instead of a birth time.
  const born = stats.birthtimeNs === stats.ctimeNs ? 0n : stats.birthtimeNs;
  return `${stats.ino}:${born}`;
}

/** `lastingIdentityOf` the folder and of each folder around it, by path. */
export async function lastingIdentitiesAround(path: string): Promise<ReadonlyMap<string, string | null>> {
  const above = dirname(path);
  const around = above === path ? [] : await lastingIdentitiesAround(above);
  return new Map([...around, [path, await lastingIdentityOf(path)]]);
}
