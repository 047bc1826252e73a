import { lstat, readFile } from '../base/disk';
import { isMissing } from '../base/errno';

// Exact reader of a repository's small files: every blank counts, and only regular files are opened.

const mostBytes = 1024 * 1024;

/** Throws for a file that is irregular, large or not UTF-8. */
export async function readPlain(path: string): Promise<string> {
  const stats = await lstat(path);
  if (!stats.isFile() || stats.size > mostBytes) throw new Error(`${path} is not a small regular file`);
  return exactly.decode(await readFile(path));
}

const exactly = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(ifMissing)) !== null;
}

export function ifMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
