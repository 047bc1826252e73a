import type { GitChange, GitLetter, TreeEntry } from '@shared/project/project';
import type { TextKey } from '@shared/texts/text';
import { foldersAbove, isFolder } from '../state/visible-rows';

// The rows with a mark because of a change in git. Pure.

export type GitMark = GitLetter | 'holds-changes' | 'none';

/** The git state of a row of the tree. The cost depends on the depth of its path, not on the number of changes. */
export function gitMarkOf(entry: TreeEntry, changes: readonly GitChange[]): GitMark {
  if (entry.ignored || changes.length === 0) return 'none';
  const { letters, folders, untracked } = marksOf(changes);
  if (isFolder(entry) && folders.has(entry.path)) return 'holds-changes';
  const letter = letters.get(entry.path);
  if (letter) return letter;
  if (!foldersAbove(entry.path).some((folder) => untracked.has(folder))) return 'none';
  return isFolder(entry) ? 'holds-changes' : 'U';
}

/** The meaning of the letters and the dot. */
export const gitTexts = {
  M: 'project-panel.git-modified',
  A: 'project-panel.git-added',
  U: 'project-panel.git-untracked',
  D: 'project-panel.git-deleted',
  R: 'project-panel.git-renamed',
  '!': 'project-panel.git-conflict',
  'holds-changes': 'project-panel.git-holds-changes',
} as const satisfies Readonly<Record<Exclude<GitMark, 'none'>, TextKey>>;

type Marks = {
  readonly letters: ReadonlyMap<string, GitLetter>;
  /** Folders that contain a change at any depth. */
  readonly folders: ReadonlySet<string>;
  /** Folders whose whole contents are untracked. */
  readonly untracked: ReadonlySet<string>;
};

const known = new WeakMap<readonly GitChange[], Marks>();

/** Computed once for each state from the main process. */
function marksOf(changes: readonly GitChange[]): Marks {
  const marks = known.get(changes) ?? readMarks(changes);
  known.set(changes, marks);
  return marks;
}

function readMarks(changes: readonly GitChange[]): Marks {
  const letters = new Map(changes.filter(([path]) => !path.endsWith('/')));
  const untracked = new Set(changes.flatMap(([path]) => (path.endsWith('/') ? [path.slice(0, -1)] : [])));
  const folders = new Set(untracked);
  for (const path of [...letters.keys(), ...untracked]) addFoldersAbove(path, folders);
  return { letters, folders, untracked };
}

/** Stops at the first known folder, whose parents are known too. */
function addFoldersAbove(path: string, folders: Set<string>): void {
  for (const folder of foldersAbove(path)) {
    if (folders.has(folder)) return;
    folders.add(folder);
  }
}
