import { join } from 'node:path';
import { lstat } from '../../base/disk';

// Race detection: a program that works by path cannot be led elsewhere if all folders on the path stay unchanged.
// Creating, renaming or removing an entry sets the change time of its folder (`st_ctime`); unlike the modification
// time, programs cannot set it.

/** Change times lag by a tick of the kernel's clock, and some disks store whole seconds. */
const [slackMs, coarseSlackMs] = [100, 2000];

/**
 * Returns a function that answers for each folder: whether it and its parents have contained the same entries from
 * `since` (milliseconds) until now. The folders are relative to `root`; `''` is the root. If they have, a path read
 * before this call led to the current entry.
 */
export async function undisturbedFolders(
  root: string,
  folders: Iterable<string>,
  since: number,
): Promise<(folder: string) => boolean> {
  const levels = levelsOf(folders);
  const unchanged = new Set<string>();
  // Deepest first. The check of a folder by its path is valid only if its parents are found unchanged afterwards.
  for (const level of levels.toReversed())
    await Promise.all(
      [...level].map(async (folder) => {
        if (await isUnchanged(join(root, folder), since)) unchanged.add(folder);
      }),
    );
  const undisturbed = new Set<string>();
  for (const folder of levels.flatMap((level) => [...level]))
    if (unchanged.has(folder) && (folder === '' || undisturbed.has(parentOf(folder))))
      undisturbed.add(folder);
  return (folder) => undisturbed.has(folder);
}

async function isUnchanged(folder: string, since: number): Promise<boolean> {
  const stats = await lstat(folder).catch(() => null);
  if (stats?.isDirectory() !== true) return false;
  return stats.ctimeMs < since - (Number.isInteger(stats.ctimeMs / 1000) ? coarseSlackMs : slackMs);
}

/** The folders and all their parents, by depth. The first level is the root alone. */
function levelsOf(folders: Iterable<string>): ReadonlySet<string>[] {
  const levels: Set<string>[] = [new Set([''])];
  for (let folder of new Set(folders)) {
    let depth = folder === '' ? 0 : folder.split('/').length;
    while (levels.length <= depth) levels.push(new Set());
    for (; depth > 0 && !levels[depth]?.has(folder); depth -= 1, folder = parentOf(folder))
      levels[depth]?.add(folder);
  }
  return levels;
}

/** The folder of a path (relative, with `/`). `''` for the root's own entries. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
