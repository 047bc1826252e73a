import type { EmptyFolders } from './empty-folders';
import type { FileChange } from './file-change';

// Folders that were created or removed without a file in them (pure). Changes of files already imply the other folders.

/** Null: the empty folders are unknown. */
type Sides = { readonly before: EmptyFolders | null; readonly after: EmptyFolders | null };

/** Adds the folders to the changes. A file and an empty folder of the same name are one change. */
export function withFolders(files: readonly FileChange[], { before, after }: Sides): readonly FileChange[] {
  if (before === null || after === null) return files;
  const [wasThere, isThere] = [foldersAt('before', files, before), foldersAt('after', files, after)];
  const changes = new Map(files.map((change) => [change.path, change]));
  const known = (path: string) => changes.get(path) ?? { path, isOdd: false, before: null, after: null };
  for (const [path, mode] of after.empty)
    if (!wasThere(path)) changes.set(path, { ...known(path), after: folder(mode) });
  for (const [path, mode] of before.empty)
    if (!isThere(path)) changes.set(path, { ...known(path), before: folder(mode) });
  return [...changes.values()].map((change) => {
    const around = parentsOf(change.path).find((parent) => before.empty.has(parent));
    return around === undefined || change.before !== null ? change : { ...change, emptyFolder: around };
  });
}

function folder(mode: number) {
  return { id: '', kind: 'folder', mode } as const;
}

/** Whether a folder existed, or may have existed, on that side. */
function foldersAt(side: 'before' | 'after', files: readonly FileChange[], { empty, filled }: EmptyFolders) {
  const changed = files.flatMap((change) => (change[side] === null ? [] : [change.path]));
  const folders = new Set([...changed, ...empty.keys(), ...filled].flatMap(parentsOf));
  const isFilled = new Set(filled);
  return (path: string) =>
    empty.has(path) || folders.has(path) || [path, ...parentsOf(path)].some((one) => isFilled.has(one));
}

/** Innermost first. */
function parentsOf(path: string): string[] {
  const parents: string[] = [];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
    parents.push(path.slice(0, end));
  return parents;
}
