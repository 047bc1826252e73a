import { createReadStream } from 'node:fs';
import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isMissing } from '../../base/errno';
import { lockHolder } from '../../base/files/lock-file';

// Retention of stored contents: limits the age and size of the old contents of changed files. Contents always stay if a
// chat refers to them that is open in an application or was written within a day.

export type ContentLimits = {
  readonly days: number;
  /** For the contents of one project. */
  readonly bytes: number;
};

const dayMs = 24 * 60 * 60_000;

/** For the chats of one project, in `folder`. Resolves with the number of remaining bytes. */
export async function letOldContentsGo(folder: string, limits: ContentLimits, now: number): Promise<number> {
  const kept = await keptIn(folder);
  const oldest = now - limits.days * dayMs;
  let left = kept.reduce((sum, { bytes }) => sum + bytes, 0);
  if (left <= limits.bytes && kept.every(({ at }) => at >= oldest)) return left;
  const inUse = await hashesInUse(folder, now);
  for (const { hash, path, bytes, at } of kept.toSorted((one, other) => one.at - other.at)) {
    if (at >= oldest && left <= limits.bytes) break;
    if (inUse.has(hash)) continue;
    await unlink(path).catch(passOver);
    left -= bytes;
  }
  return left;
}

/** Deletes everything except the contents that an open chat refers to. Resolves with the number of remaining bytes. */
export function emptyContents(folder: string, now: number): Promise<number> {
  return letOldContentsGo(folder, { days: 0, bytes: 0 }, now + 1);
}

/** Size of the contents of one project in bytes. */
export async function contentsSize(folder: string): Promise<number> {
  return (await keptIn(folder)).reduce((sum, { bytes }) => sum + bytes, 0);
}

type Kept = { readonly hash: string; readonly path: string; readonly bytes: number; readonly at: number };

const hashName = /^([0-9a-f]{64})\.gz$/;

async function keptIn(folder: string): Promise<Kept[]> {
  const contents = join(folder, 'contents');
  const kept: Kept[] = [];
  for (const part of await namesIn(contents))
    for (const name of await namesIn(join(contents, part))) {
      const [, hash] = hashName.exec(name) ?? [];
      const path = join(contents, part, name);
      const stats = hash === undefined ? null : await stat(path).catch(passOver);
      if (hash !== undefined && stats) kept.push({ hash, path, bytes: stats.size, at: stats.mtimeMs });
    }
  return kept;
}

async function hashesInUse(folder: string, now: number): Promise<ReadonlySet<string>> {
  const hashes = new Set<string>();
  for (const name of await namesIn(folder)) {
    if (!name.endsWith('.jsonl')) continue;
    const path = join(folder, name);
    const stats = await stat(path).catch(passOver);
    const isRecent = stats !== undefined && stats.mtimeMs > now - dayMs;
    if (isRecent || (await lockHolder(`${path}.lock`)) !== 'nobody')
      for await (const hash of hashesOf(path)) hashes.add(hash);
  }
  return hashes;
}

const sides = /"(?:before|after)":"([0-9a-f]{64})"/g;

async function* hashesOf(path: string): AsyncGenerator<string> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) for (const [, hash] of line.matchAll(sides)) if (hash) yield hash;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

function passOver(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}
