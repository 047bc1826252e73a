import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { letOldSnapshotsGo, snapshotsSize } from '../../snapshots/let-old-snapshots-go';
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
