import { createHash, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lstat, readdir, stat, unlink } from '../disk';
import { errorCode } from '../errno';

// Temporary files of Pilotfish. Their names contain the writing process and machine, which distinguishes files of a
// killed process from those of a running one.

const tempName = /^\.pilotfish-([0-9a-f]{8})-(\d+)-[0-9a-f]{16}\.tmp$/;
const thisMachine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
/** No write takes this long: an older file is a leftover of any process. */
const longestWriteMs = 24 * 60 * 60 * 1000;
const writing = new Set<string>();
/**
 * The folders that this process has cleaned, by device, inode and birth time. A new folder may reuse the inode of a
 * deleted one.
 */
const lookedThrough = new Set<string>();

/** A unique name. Call `forgetTempName` when the file is gone. */
export function newTempName(): string {
  const name = `.pilotfish-${thisMachine}-${process.pid}-${randomBytes(8).toString('hex')}.tmp`;
  writing.add(name);
  return name;
}

export function forgetTempName(name: string): void {
  writing.delete(name);
}

export function isTempName(name: string): boolean {
  return tempName.test(name);
}

/** Removes Pilotfish's temporary files of dead processes from `folder`. Skips files that it cannot list or remove. */
export async function removeStaleTemps(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter(isTempName)) {
    const path = join(folder, name);
    if (await isStale(name, path)) await unlink(path).catch(() => undefined);
  }
}

/**
 * For writers: the same, but once per folder. Later leftovers are removed when the folder is listed, or at the next
 * start.
 */
export async function removeStaleTempsOnce(folder: string): Promise<void> {
  const stats = await stat(folder, { bigint: true }).catch(() => null);
  if (stats === null) return;
  const identity = `${stats.dev}:${stats.ino}:${stats.birthtimeNs}`;
  if (lookedThrough.has(identity)) return;
  lookedThrough.add(identity);
  await removeStaleTemps(folder);
}

async function isStale(name: string, path: string): Promise<boolean> {
  const stats = await lstat(path).catch(() => null);
  if (!stats?.isFile()) return false;
  if (Date.now() - stats.mtimeMs > longestWriteMs) return true;
  const [, machine, pid] = tempName.exec(name) ?? [];
  if (machine !== thisMachine) return false;
  // In a container the next start often has the same process id. Then only the files that this process knows are in
  // use.
  return Number(pid) === process.pid ? !writing.has(name) : !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}
