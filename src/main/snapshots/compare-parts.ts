import { compareTrees, entriesAt, type TreeEntry } from './compare-trees';
import type { EmptyFolders } from './empty-folders';
import type { FileChange, FileEntry } from './file-change';
import { withFolders } from './folder-changes';
import { type ModeTable, modeIn, modeTable } from './mode-table';
import { type NameText, nameText } from './name-text';
import type { SnapshotGit } from './snapshot-git';

// Differences between two states of one work tree: contents and modes of files.

/** Git's ids of the tree and of the table of modes. */
export type PartState = {
  readonly tree: string;
  readonly modes: string;
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
  return part === undefined ? { empty: new Map(), filled: [] } : part.folders;
}

async function compareFiles(
  git: SnapshotGit,
  before: PartState | undefined,
  after: PartState | undefined,
): Promise<FileChange[]> {
  const changes = await compareTrees(git, before?.tree, after?.tree);
  if (changes.length === 0 && before?.modes === after?.modes) return [];
  const [old, now] = [await tableOf(git, before), await tableOf(git, after)];
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

async function tableOf(git: SnapshotGit, part: PartState | undefined): Promise<ModeTable> {
  if (part === undefined) return modeTable(new Uint8Array());
  const [bytes] = await git.blobs([part.modes]);
  if (!bytes) throw new Error('unable to read the modes of a snapshot');
  return modeTable(bytes);
}
