import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from '../base/files/with-lock';

// Retention of snapshots: the repository of a project that nothing ran in for long, or that holds far more objects than
// a project has files, goes whole. What has to last is kept with the chats; the next command has it made anew.

const mostObjects = 400_000;

/** `folder`: ours, of one project. Best effort: one that is in use stays. */
export async function letOldSnapshotsGo(folder: string, oldest: number): Promise<void> {
  const repository = path.join(folder, 'repository');
  const used = await stat(path.join(repository, 'index')).catch(() => null);
  if (used === null) return;
  if (used.mtimeMs >= oldest && (await objectsIn(repository)) <= mostObjects) return;
  await withLock(path.join(folder, 'lock'), () => rm(repository, { recursive: true, force: true }), {
    patienceMs: 0,
  });
}

/** By one of the 256 folders that git spreads them over, as its own housekeeping counts them. */
async function objectsIn(repository: string): Promise<number> {
  const some = await readdir(path.join(repository, 'objects', '17')).catch(() => []);
  return some.length * 256;
}

/** How many bytes the snapshots of a project take. */
export async function snapshotsSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries)
    if (entry.isFile())
      bytes += (await stat(path.join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }))).size;
  return bytes;
}
