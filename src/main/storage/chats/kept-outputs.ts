import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { acquireLock, type Lock, lockHolder } from '../../base/files/lock-file';

// Output retention: the outputs of a project are files of one folder with a common size limit. Pilotfish deletes the
// oldest, but never one that any application is still writing.

/** In bytes, for each project. */
export const outputsLimit = 1024 ** 3;

/** The text in place of a deleted output. */
export function letGoText(path: string): string {
  return `This output is not kept any more: ${path}. The outputs of a project hold 1 GiB together at most, and the oldest are let go first. Run the command again if its output is needed.`;
}

/**
 * Marks the output as being written, until the lock is released or this process ends. Null: another process has marked
 * it.
 */
export async function holdOutput(path: string): Promise<Lock | null> {
  return await acquireLock(lockOf(path));
}

export type LettingGo = {
  /** The folder with the outputs of the project. */
  readonly folder: string;
  /** Absolute paths of outputs with writers other than an application. */
  readonly inUse: readonly string[];
  readonly limit?: number;
  /** Reserved bytes of outputs, by absolute path. They count as used. */
  readonly claims?: ReadonlyMap<string, number>;
};

/**
 * Deletes the oldest outputs until the rest is within the limit, as far as possible. Resolves with the size of the
 * rest.
 */
export async function letOldestGo({
  folder,
  inUse,
  limit = outputsLimit,
  claims = new Map(),
}: LettingGo): Promise<number> {
  const outputs = await outputsIn(folder, claims);
  let total = outputs.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size } of outputs.toSorted((a, b) => a.writtenAt - b.writtenAt)) {
    if (total <= limit) return total;
    if (inUse.includes(path) || (await lockHolder(lockOf(path))) !== 'nobody') continue;
    await rm(path, { force: true });
    await rm(lockOf(path), { force: true });
    total -= size;
  }
  return total;
}

function lockOf(path: string): string {
  return `${path}.lock`;
}

type Output = { readonly path: string; readonly size: number; readonly writtenAt: number };

async function outputsIn(folder: string, claims: ReadonlyMap<string, number>): Promise<Output[]> {
  const names = await readdir(folder).catch(() => []);
  const found: Output[] = [];
  for (const name of names.filter((each) => !each.endsWith('.lock'))) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    const size = Math.max(stats?.size ?? 0, claims.get(path) ?? 0);
    if (stats) found.push({ path, size, writtenAt: stats.mtimeMs });
  }
  return found;
}
