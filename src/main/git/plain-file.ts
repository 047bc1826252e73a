import { dirname, resolve } from 'node:path';
import { lstat, readFile, realpath } from '../base/disk';
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

/** The real path of the place that is all the file holds, after the prefix. Null for any other file. */
export async function placeNamedIn(file: string, prefix: string): Promise<string | null> {
  const text = await readPlain(file).catch(() => '');
  if (text === '' || !text.startsWith(prefix)) return null;
  return await realpath(resolve(dirname(file), text.slice(prefix.length).trimEnd())).catch(() => null);
}
