import { compareTrees, entriesAt, type TreeEntry } from './compare-trees';
import { type ModeTable, modeIn, modeTable } from './mode-table';
import type { SnapshotGit } from './snapshot-git';

// What differs between two states of one work tree: what files hold, and their modes.

/** Git's ids: of the tree, and of the table of modes. */
export type PartState = { readonly tree: string; readonly modes: string };

export type FileChange = {
  /** Relative with `/`; bytes that are no UTF-8 stand as U+FFFD. */
  readonly path: string;
  /** Null: there was nothing. */
  readonly before: FileEntry | null;
  /** Null: there is nothing any more. */
  readonly after: FileEntry | null;
};

/** `mode`: permission bits; null for a link. */
export type FileEntry = TreeEntry & { readonly mode: number | null };

/** Undefined: nothing is there. */
export async function compareParts(
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
      mode: entry.kind === 'link' ? null : modeIn(table, keyOf(name), entry.kind === 'program'),
    };
  const changed = changes.map((change) => ({
    path: change.path,
    before: withMode(change.before, change.path, old),
    after: withMode(change.after, change.path, now),
  }));
  if (!before || !after) return changed;
  const known = new Set(changes.map((change) => keyOf(change.path)));
  const names = [...new Set([...old.others.keys(), ...now.others.keys()])].filter(
    (name) => !known.has(name) && old.others.get(name) !== now.others.get(name),
  );
  const same = await entriesAt(git, after.tree, names);
  return [
    ...changed,
    ...same.map(({ path, entry }) => ({
      path,
      before: withMode(entry, path, old),
      after: withMode(entry, path, now),
    })),
  ];
}

function keyOf(name: string): string {
  return Buffer.from(name).toString('latin1');
}

async function tableOf(git: SnapshotGit, part: PartState | undefined): Promise<ModeTable> {
  if (part === undefined) return modeTable(new Uint8Array());
  const [bytes] = await git.blobs([part.modes]);
  if (!bytes) throw new Error('unable to read the modes of a snapshot');
  return modeTable(bytes);
}
