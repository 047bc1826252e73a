import { compareTrees, entriesAt, type TreeEntry } from './compare-trees';
import { type EmptyFolders, noFolders } from './empty-folders';
import type { FileChange, FileEntry } from './file-change';
import { type ModeTable, modeIn, modeTable } from './mode-table';
import { type NameText, nameText } from './name-text';
import type { SnapshotGit } from './snapshot-git';

// Differences between two states of one work tree: contents and modes of files.

export type PartState = {
  /** Git's id of the tree. */
  readonly tree: string;
  /** The table of modes. */
  readonly modes: Uint8Array;
  /** Null: the folders are unknown. */
  readonly folders: EmptyFolders | null;
};

/** Undefined: the state has no files. */
export async function compareParts(
  git: SnapshotGit,
  before: PartState | undefined,
  after: PartState | undefined,
): Promise<readonly FileChange[]> {
  const files = await compareFiles(git, before, after);
  return withFolders(files, { before: foldersOf(before), after: foldersOf(after) });
}

function foldersOf(part: PartState | undefined): EmptyFolders | null {
  return part === undefined ? noFolders : part.folders;
}

async function compareFiles(
  git: SnapshotGit,
  before: PartState | undefined,
  after: PartState | undefined,
): Promise<FileChange[]> {
  const changes = await compareTrees(git, before?.tree, after?.tree);
  const [modesBefore, modesAfter] = [before?.modes ?? noModes, after?.modes ?? noModes];
  if (changes.length === 0 && Buffer.compare(modesBefore, modesAfter) === 0) return [];
  const [old, now] = [modeTable(modesBefore), modeTable(modesAfter)];
  const withMode = (entry: TreeEntry | null, name: string, table: ModeTable): FileEntry | null =>
    entry && {
      ...entry,
      mode: entry.kind === 'link' ? null : modeIn(table, name, entry.kind === 'program'),
    };
  const changed = changes.map((change) => ({
    ...textOf(change.name),
    before: withMode(change.before, change.name, old),
    after: withMode(change.after, change.name, now),
  }));
  if (!before || !after) return changed;
  const known = new Set(changes.map(({ name }) => name));
  const names = [...new Set([...old.others.keys(), ...now.others.keys()])].filter(
    (name) => !known.has(name) && old.others.get(name) !== now.others.get(name),
  );
  const same = await entriesAt(git, after.tree, names);
  return [
    ...changed,
    ...same.map(({ name, entry }) => ({
      ...textOf(name),
      before: withMode(entry, name, old),
      after: withMode(entry, name, now),
    })),
  ];
}

function textOf(name: string): NameText {
  return nameText(Buffer.from(name, 'latin1'));
}

const noModes = new Uint8Array();

// Folders that were created or removed without a file in them (pure). Changes of files already imply the other folders.

/** Null: the empty folders are unknown. */
type Sides = { readonly before: EmptyFolders | null; readonly after: EmptyFolders | null };

/** Adds the folders to the changes. A file and an empty folder of the same name are one change. */
function withFolders(files: readonly FileChange[], { before, after }: Sides): readonly FileChange[] {
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
