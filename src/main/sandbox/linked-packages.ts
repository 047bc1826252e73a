import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { packageFolders } from './look-through.ts';
import type { SandboxRequest } from './sandbox-protocol.ts';

// Hard links in package folders: pnpm, Bun and uv install files that are also in their store and in other projects.
// They are too many to make them read-only, so Pilotfish finds those that a command changed.

type Request = Extract<SandboxRequest, { kind: 'linked-packages' }>;
type Linked = { readonly links: number; readonly names: string[]; readonly isChanged: boolean };

/** Relative paths of files that changed after `since` and have further names outside of these folders. */
export function changedPackages({ root, entries, since }: Request): readonly string[] {
  const folders = entries.filter((entry) => packageFolders.has(entry.slice(entry.lastIndexOf('/') + 1)));
  return folders.flatMap((folder) =>
    changedIn(`${root}/${folder}`, since).map((name) => `${folder}/${name}`),
  );
}

/** Folders without such files, with their last change. If it is the same, no install has changed them. */
const withoutLinks = new Map<string, number>();

function changedIn(folder: string, since: number): string[] {
  const stats = statsOf(folder);
  if (!stats?.isDirectory() || withoutLinks.get(folder) === stats.ctimeMs) return [];
  // pnpm writes this file when it ends. It removes names of files, which changes the ctime of the other names.
  const isByPnpm = (statsOf(`${folder}/.modules.yaml`)?.mtimeMs ?? 0) >= since;
  const linked = new Map<number, Linked>();
  for (const name of filesIn(folder, '')) {
    const file = statsOf(`${folder}/${name}`);
    if (file === undefined || file.nlink < 2) continue;
    // A program can set the mtime, but not the ctime.
    const isChanged = file.mtimeMs >= since || (file.ctimeMs >= since && !isByPnpm);
    const known = linked.get(file.ino) ?? { links: file.nlink, names: [], isChanged };
    known.names.push(name);
    linked.set(file.ino, known);
  }
  const outside = [...linked.values()].filter(({ links, names }) => names.length < links);
  if (outside.length === 0) withoutLinks.set(folder, stats.ctimeMs);
  return outside.flatMap(({ isChanged, names }) => (isChanged ? names : []));
}

function filesIn(folder: string, inside: string): string[] {
  return entriesOf(`${folder}/${inside}`).flatMap((entry) => {
    if (entry.isDirectory()) return filesIn(folder, `${inside}${entry.name}/`);
    return entry.isFile() ? [inside + entry.name] : [];
  });
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function statsOf(place: string): Stats | undefined {
  try {
    return lstatSync(place, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
