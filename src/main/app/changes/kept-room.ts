import { readdir, rm, stat } from 'node:fs/promises';
import path, { join } from 'node:path';
import { withLock } from '../../base/files/with-lock';
import { contentsSize, emptyContents, letOldContentsGo } from '../../storage/chats/content-room';
import type { AppParts } from '../parts/parts';

// The disk space of earlier file contents, over all projects: limited at each start; the user can see and empty it.

type RoomParts = Pick<AppParts, 'home' | 'now' | 'log' | 'settings'>;

const dayMs = 24 * 60 * 60_000;

export async function boundKeptRoom({ home, now, log, settings }: RoomParts): Promise<void> {
  const { keepDays: days, keepMegabytes } = settings.current().settings.changes;
  const onProblem = (error: unknown) => log.write('warning', 'letting go of what files held before', error);
  for (const folder of await foldersIn(home, 'chats'))
    await letOldContentsGo(folder, { days, bytes: keepMegabytes * 1024 * 1024 }, now()).catch(onProblem);
  for (const folder of await foldersIn(home, 'snapshots'))
    await letOldSnapshotsGo(folder, now() - days * dayMs).catch(onProblem);
}

/** In bytes. */
export async function keptRoom({ home }: Pick<RoomParts, 'home'>): Promise<number> {
  const sizes = await Promise.all([
    ...(await foldersIn(home, 'chats')).map(contentsSize),
    ...(await foldersIn(home, 'snapshots')).map(snapshotsSize),
  ]);
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** Removes everything except data that open chats refer to; returns the remaining bytes. */
export async function emptyKeptRoom({ home, now }: Pick<RoomParts, 'home' | 'now'>): Promise<number> {
  for (const folder of await foldersIn(home, 'chats')) await emptyContents(folder, now());
  // Snapshots in use stay.
  for (const folder of await foldersIn(home, 'snapshots'))
    await letOldSnapshotsGo(folder, Number.POSITIVE_INFINITY).catch(() => undefined);
  return await keptRoom({ home });
}

async function foldersIn(home: string, name: string): Promise<readonly string[]> {
  const keys = await readdir(join(home, name)).catch(() => []);
  return keys.map((key) => join(home, name, key));
}

// Retention of snapshots: deletes a project's repository after a long time without commands, or if it has far more
// objects than a project has files. Chats store everything that must last; the next command creates the repository
// anew.

const mostObjects = 400_000;

/** `folder`: Pilotfish's folder for one project. Best effort: a repository in use stays. */
async function letOldSnapshotsGo(folder: string, oldest: number): Promise<void> {
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
async function snapshotsSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries)
    if (entry.isFile())
      bytes += (await stat(path.join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }))).size;
  return bytes;
}
