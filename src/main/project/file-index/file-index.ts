import type { FoundPaths } from '@shared/project/project';
import { forWindow } from '../app-failure';
import { listFiles } from '../search/list-files';
import type { Workspace } from '../workspace';
import { withChangedFolders } from './changed-folders';
import { findPaths, type PathQuery } from './find-paths';
import { foldersOf, inOrder } from './path-order';

// File index of a project: the paths of its files, listed when somebody first looks for one, then kept as of now by what
// is known to have changed, and made afresh by the way. Git-ignored files, `.git`, `node_modules` and links are not in it.

export type FileIndex = {
  /** AppError when the project cannot be listed. */
  find(query: PathQuery): Promise<FoundPaths>;
  /** Something in these folders (relative to the project, `''` the root) is another, or may be. */
  foldersChanged(folders: readonly string[]): void;
  close(): void;
};

export type FileIndexOptions = {
  readonly now: () => number;
  /** Told when it could not be made afresh; what was known stays. */
  readonly onProblem: (error: unknown) => void;
};

/** Older, it is made afresh. */
const freshMs = 30_000;
/** More files are not kept, so that a home folder opened by mistake does not fill the memory. */
const mostFiles = 300_000;
/** More folders are not looked at one by one. */
const mostChanged = 20;

type Listed = {
  readonly files: readonly string[];
  /** And their folders, as `path-order.ts` has them. */
  readonly paths: readonly string[];
  readonly isWhole: boolean;
};

/** Nothing is listed or loaded before the first search. */
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

  /** What is being listed may have been read before the change: then it is looked at once more. */
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
  // A name that is no UTF-8 cannot be asked for by what it is shown as.
  const files = all.slice(0, mostFiles).filter((file) => !file.includes('\uFFFD'));
  return { files, paths: pathsOf(files), isWhole: all.length <= mostFiles };
}

function pathsOf(files: readonly string[]): readonly string[] {
  return inOrder([...files, ...foldersOf(files)]);
}
