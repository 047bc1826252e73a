import { join } from 'node:path';
import { lstat } from '../../base/disk';

// Race detection, whether a program that goes by path alone can have been led elsewhere: not where no folder on the way
// has changed since before it began. Creating, renaming and removing an entry sets its folder's change time
// (`st_ctime`), which, unlike the modification time, nobody can set.

/** Change times are late by a tick of the kernel's clock, and on some disks in whole seconds. */
const [slackMs, coarseSlackMs] = [100, 2000];

/**
 * Tells of each of the folders (relative to `root`, `''` the root itself) whether it and those above it have held the
 * same entries from `since` (milliseconds) until now. What was read by a path through it before is then what lies there.
 */
export async function undisturbedFolders(
  root: string,
  folders: Iterable<string>,
  since: number,
): Promise<(folder: string) => boolean> {
  const levels = levelsOf(folders);
  const unchanged = new Set<string>();
  // Deepest first: a folder was looked at by a path that is known to be unchanged only when those above it are, later.
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

/** The folders and all above them, by their depth; the root alone is the first level. */
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

/** The folder a path (relative, with `/`) lies in; `''` for the root's own entries. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
