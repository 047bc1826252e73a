import { type Dirent, lstatSync, readdirSync } from 'node:fs';
import { sep } from 'node:path';

// Ignored files that changed since a moment, by their times alone: what they held is kept nowhere. Only for a thread that
// may wait for the disk.

export type IgnoredToLookAt = {
  /** Absolute. */
  readonly workTree: string;
  /** Ignored files and folders (these end with `/`), relative to it. */
  readonly entries: readonly string[];
  /** In milliseconds since 1970. */
  readonly since: number;
};

/** So many files and folders are looked at; of an ignored folder with dependencies that is not all. */
const mostLookedAt = 20_000;
/** Of a folder with more of them, the folder is named. */
const mostOfFolder = 3;

/** Their names, relative to the work tree. */
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

/** Git names a folder and what is in it. */
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
