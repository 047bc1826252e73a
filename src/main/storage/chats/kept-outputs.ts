import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { acquireLock, type Lock, lockHolder } from '../../base/files/lock-file';

// Output retention: the outputs of a project are files of one folder, which hold so much together at most. The oldest
// are let go, but never one that is still being written, by whichever application.

/** In bytes, for each project. */
export const outputsLimit = 1024 ** 3;

/** What stands in an output's place once it was let go. */
export function letGoText(path: string): string {
  return `This output is not kept any more: ${path}. The outputs of a project hold 1 GiB together at most, and the oldest are let go first. Run the command again if its output is needed.`;
}

/** Says that the output is being written, until the lock is released or this process ends. Null: another says so. */
export async function holdOutput(path: string): Promise<Lock | null> {
  return await acquireLock(lockOf(path));
}

export type LettingGo = {
  /** Where the outputs of the project lie. */
  readonly folder: string;
  /** Absolute paths that are written by others than an application. */
  readonly inUse: readonly string[];
  readonly limit?: number;
  /** Bytes that outputs may come to have, by absolute path: they count as if they had them. */
  readonly claims?: ReadonlyMap<string, number>;
};

/** Removes the oldest until the rest is within the limit, as far as it can be; how much the rest holds. */
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
