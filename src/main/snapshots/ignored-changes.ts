import { type Dirent, lstatSync, readdirSync } from 'node:fs';
import { sep } from 'node:path';

// Ignored files that changed since a moment, judged by their times alone, because snapshots exclude their content. Only
// for a thread that may wait for the disk.

export type IgnoredToLookAt = {
  /** Absolute. */
  readonly workTree: string;
  /** Ignored files and folders (with a final `/`), relative to the work tree. */
  readonly entries: readonly string[];
  /** In milliseconds since 1970. */
  readonly since: number;
};

/** Maximum number of files and folders to check. An ignored folder with dependencies may have more. */
const mostLookedAt = 20_000;
/** If more files of a folder changed, the result names the folder instead. */
const mostOfFolder = 3;

/** The names, relative to the work tree. */
export function ignoredChanges({ workTree, entries, since }: IgnoredToLookAt): readonly string[] {
  let left = mostLookedAt;
  const isChanged = (name: string) => {
    left -= 1;
    const stats = lstatSync(workTree + sep + name, { throwIfNoEntry: false });
    return stats !== undefined && stats.ctimeMs >= since;
  };
  const changedIn = (folder: string): readonly string[] => {
    const found: string[] = [];
    let isOther = false;
    for (const waiting = [folder]; waiting.length > 0 && left > 0; ) {
      const name = waiting.pop() ?? '';
      isOther ||= isChanged(name);
      for (const entry of listed(workTree + sep + name)) {
        const path = `${name}${entry.name}`;
        if (entry.isDirectory()) waiting.push(`${path}/`);
        else if (left > 0 && isChanged(path)) found.push(path);
      }
    }
    if (found.length > mostOfFolder || (found.length === 0 && isOther)) return [folder];
    return found;
  };
  return outermost(entries).flatMap((name) => {
    if (name.endsWith('/')) return changedIn(name);
    return isChanged(name) ? [name] : [];
  });
}

/** Git lists a folder and also its content. */
function outermost(entries: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const name of entries.toSorted()) {
    const last = kept.at(-1);
    if (last === undefined || !last.endsWith('/') || !name.startsWith(last)) kept.push(name);
  }
  return kept;
}

function listed(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
