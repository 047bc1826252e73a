import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from '../base/files/with-lock';

// Retention of snapshots: deletes a project's repository after a long time without commands, or if it has far more
// objects than a project has files. Chats store everything that must last; the next command creates the repository
// anew.

const mostObjects = 400_000;

/** `folder`: Pilotfish's folder for one project. Best effort: a repository in use stays. */
export async function letOldSnapshotsGo(folder: string, oldest: number): Promise<void> {
  const repository = path.join(folder, 'repository');
  const used = await stat(path.join(repository, 'index')).catch(() => null);
  if (used === null) return;
  if (used.mtimeMs >= oldest && (await objectsIn(repository)) <= mostObjects) return;
  await withLock(path.join(folder, 'lock'), () => rm(repository, { recursive: true, force: true }), {
    patienceMs: 0,
  });
}

/** Estimates the number from one of git's 256 object folders, as git's own housekeeping does. */
async function objectsIn(repository: string): Promise<number> {
  const some = await readdir(path.join(repository, 'objects', '17')).catch(() => []);
  return some.length * 256;
}

/** Size of a project's snapshots in bytes. */
export async function snapshotsSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries)
    if (entry.isFile())
      bytes += (await stat(path.join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }))).size;
  return bytes;
}
