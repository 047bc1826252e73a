import type { FoundPaths } from '@shared/project/project';
import { forWindow } from '../app-failure';
import { listFiles } from '../search/list-files';
import type { Workspace } from '../workspace';
import { withChangedFolders } from './changed-folders';
import { findPaths, type PathQuery } from './find-paths';
import { foldersOf, inOrder } from './path-order';

// File index: the paths of a project's files, except git-ignored files, `.git`, `node_modules` and links. The first
// search lists them; later searches update the changed folders and renew the whole list in the background.

export type FileIndex = {
  /** Throws AppError if the project cannot be listed. */
  find(query: PathQuery): Promise<FoundPaths>;
  /** Entries in these folders may have changed. The paths are relative to the project; `''` is the root. */
  foldersChanged(folders: readonly string[]): void;
  close(): void;
};

export type FileIndexOptions = {
  readonly now: () => number;
  /** Called if the list cannot be renewed. The old list stays. */
  readonly onProblem: (error: unknown) => void;
};

/** An older list is renewed. */
const freshMs = 30_000;
/** Limit of stored files, to save memory if a home folder is opened by mistake. */
const mostFiles = 300_000;
/** With more changed folders, Pilotfish lists the whole project anew. */
const mostChanged = 20;

type Listed = {
  readonly files: readonly string[];
  /** Files and their folders, in the order of `path-order.ts`. */
  readonly paths: readonly string[];
  readonly isWhole: boolean;
};

/** Lists and loads nothing before the first search. */
export function createFileIndex(workspace: Workspace, { now, onProblem }: FileIndexOptions): FileIndex {
  const closing = new AbortController();
  const { signal } = closing;
  let listed: Listed | null = null;
  let listedAt = 0;
  let listing: Promise<Listed> | null = null;
  let catchingUp: Promise<unknown> = Promise.resolve();
  let changed = new Set<string>();

  const list = (): Promise<Listed> => {
    listing ??= forWindow(() => listAll(workspace, signal))
      .then((all) => {
        listed = all;
        listedAt = now();
        return all;
      })
      .finally(() => {
        listing = null;
      });
    return listing;
  };
  const renew = () => void list().catch((error: unknown) => signal.aborted || onProblem(error));

  /** A running list may have read a folder before its change, so the folder is read once more. */
  const catchUp = async (): Promise<void> => {
    if (listed === null || changed.size === 0) return;
    const folders = [...changed];
    if (listing === null) changed = new Set();
    if (folders.length > mostChanged) return renew();
    const before: Listed = listed;
    const files = await withChangedFolders(before.files, folders, { workspace, signal });
    if (listed === before) listed = { ...before, files, paths: pathsOf(files) };
    else for (const folder of folders) changed.add(folder);
  };
  return {
    async find(query) {
      if (listed === null) await list();
      else if (now() - listedAt > freshMs) renew();
      catchingUp = catchingUp.then(catchUp).catch(onProblem);
      await catchingUp;
      const { paths, isWhole } = listed ?? (await list());
      return { found: await findPaths(paths, query), isWhole };
    },
    foldersChanged(folders) {
      if (listed === null && listing === null) return;
      for (const folder of folders) changed.add(folder);
    },
    close: () => closing.abort(),
  };
}

async function listAll(workspace: Workspace, signal: AbortSignal): Promise<Listed> {
  const root = await workspace.resolve('');
  const all = await listFiles(workspace, root, { order: 'none', respectGitIgnore: true, signal });
  // U+FFFD in a displayed name stands for invalid UTF-8, so the name cannot be used as a path.
  const files = all.slice(0, mostFiles).filter((file) => !file.includes('\uFFFD'));
  return { files, paths: pathsOf(files), isWhole: all.length <= mostFiles };
}

function pathsOf(files: readonly string[]): readonly string[] {
  return inOrder([...files, ...foldersOf(files)]);
}
