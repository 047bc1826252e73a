import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { lstat, mkdir, stat } from '../base/disk';
import { type ProtectionOptions, protectionOf } from '../project/protected-names';
import type { Looked } from './sandbox-protocol';

// Places of the sandbox: the paths of a project that a command may not write. Missing paths are not in the list,
// because the system can close only an existing path, and would put a device in its place.

export type IsProtected = (entry: string) => boolean;

const mostJudged = 300_000;

/** The number of names judged at once, so that other work can run in between. */
const judgedAtOnce = 2_000;

/** Caches the protection of each name, because thousands of names are the same before every command. */
export function createProtected(root: string, options: ProtectionOptions): IsProtected {
  const judged = new Map<string, boolean>();
  let memoryNames = '';
  return (entry) => {
    const named = options.memoryFileNames?.().join('/') ?? '';
    if (named !== memoryNames || judged.size >= mostJudged) judged.clear();
    memoryNames = named;
    const known = judged.get(entry) ?? protectionOf(entry, root, options) !== null;
    judged.set(entry, known);
    return known;
  };
}

/** The paths with protected names, without paths inside another one of them. */
export async function protectedEntries(
  entries: readonly string[],
  isProtected: IsProtected,
): Promise<string[]> {
  const found = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    if (index % judgedAtOnce === judgedAtOnce - 1) await setImmediate();
    if (isProtected(entry) && !hasParentIn(entry, found)) found.add(entry);
  }
  return [...found];
}

/** Decides which paths of the project are closed. */
export type Closing = {
  readonly isProtected: IsProtected;
  /** Closes whole repositories, not only their dangerous files. */
  readonly closesRepositories: boolean;
  /** Real paths of files that git obeys because a configuration names them. */
  readonly namedByGit: readonly string[];
};

export async function closedPlaces(
  root: string,
  looked: Looked,
  { isProtected, closesRepositories, namedByGit }: Closing,
): Promise<string[]> {
  const repositories = new Set(looked.repositories.map((folder) => path.relative(root, folder)));
  // Most of a repository is written at every commit. A `.git` that is a file names the repository's folder.
  const named = (await protectedEntries(looked.entries, isProtected)).filter(
    (entry) => !repositories.has(entry),
  );
  const ofGit = closesRepositories
    ? [looked.repositories]
    : await Promise.all(looked.repositories.map(closedInRepository));
  const closed = [...named, ...looked.unread].map((entry) => path.join(root, entry));
  return [...closed, ...ofGit.flat(), ...namedByGit, ...looked.linked];
}

/** Files that make git run programs or use another repository. */
async function closedInRepository(gitFolder: string): Promise<string[]> {
  const hooks = path.join(gitFolder, 'hooks');
  // Created as by `git init`, because a missing folder cannot be closed.
  if (await isFolder(path.join(gitFolder, 'objects'))) await mkdir(hooks).catch(() => {});
  const names = [
    'config',
    'config.worktree',
    'commondir',
    'gitdir',
    'info/attributes',
    'objects/info/alternates',
  ];
  return await those([hooks, ...names.map((name) => path.join(gitFolder, name))]);
}

function hasParentIn(entry: string, places: ReadonlySet<string>): boolean {
  const parent = path.posix.dirname(entry);
  return parent !== '.' && (places.has(parent) || hasParentIn(parent, places));
}

/** Those of the paths that exist. */
export async function those(paths: readonly string[]): Promise<string[]> {
  const there = await Promise.all(
    paths.map((one) =>
      lstat(one).then(
        () => true,
        () => false,
      ),
    ),
  );
  return paths.filter((_, at) => there[at]);
}

async function isFolder(place: string): Promise<boolean> {
  return await stat(place).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}
