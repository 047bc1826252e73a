import { nameText } from './name-text';
import type { SnapshotGit } from './snapshot-git';

// Differences between two trees of git (git-diff-tree, raw output).

export type TreeEntry = {
  readonly id: string;
  readonly kind: 'file' | 'program' | 'link';
};

export type TreeChange = {
  /** Relative path with `/`. The string contains its bytes as latin1. */
  readonly name: string;
  /** Null: the file is new. */
  readonly before: TreeEntry | null;
  /** Null: the file is gone. */
  readonly after: TreeEntry | null;
};

/** Undefined: an empty tree. */
export async function compareTrees(
  git: SnapshotGit,
  before: string | undefined,
  after: string | undefined,
): Promise<TreeChange[]> {
  if (before === after) return [];
  const trees = [before ?? emptyTree, after ?? emptyTree];
  const records = await git.run(['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', ...trees]);
  const changes: TreeChange[] = [];
  for (let at = 0; at + 1 < records.length; at += 2) {
    const [meta, name] = [String(records[at]), records[at + 1]?.toString('latin1') ?? ''];
    const [modeBefore = '', modeAfter = '', idBefore = '', idAfter = ''] = meta.slice(1).split(' ');
    changes.push({ name, before: entryOf(modeBefore, idBefore), after: entryOf(modeAfter, idAfter) });
  }
  return changes;
}

/** The files of a tree that have these names. */
export async function entriesAt(
  git: SnapshotGit,
  tree: string,
  names: readonly string[],
): Promise<readonly { readonly name: string; readonly entry: TreeEntry }[]> {
  if (names.length === 0) return [];
  const asked = new Set(names);
  const texts = names.map((name) => nameText(Buffer.from(name, 'latin1')));
  const isNarrow = texts.length <= mostArguments && !texts.some(({ isOdd }) => isOdd);
  const narrow = isNarrow ? ['--', ...texts.map(({ path }) => path)] : [];
  const found: { name: string; entry: TreeEntry }[] = [];
  for (const record of await git.run(['ls-tree', '-r', '-z', '--full-tree', tree, ...narrow])) {
    const [meta = '', name = ''] = splitAt(record.toString('latin1'), '\t');
    const [mode = '', , id = ''] = meta.split(' ');
    const entry = entryOf(mode, id);
    if (entry !== null && asked.has(name)) found.push({ name, entry });
  }
  return found;
}

/** For more names, listing the whole tree is faster. An argument must be UTF-8. */
const mostArguments = 200;

function splitAt(text: string, mark: string): readonly string[] {
  const at = text.indexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Git knows this tree even if the repository lacks it. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

const kinds: Readonly<Record<string, TreeEntry['kind']>> = {
  100644: 'file',
  100755: 'program',
  120000: 'link',
};

function entryOf(mode: string, id: string): TreeEntry | null {
  const kind = kinds[mode];
  return kind ? { id, kind } : null;
}
