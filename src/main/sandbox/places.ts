import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { lstat, mkdir, stat } from '../base/disk';
import { type ProtectionOptions, protectionOf } from '../project/protected-names';
import type { Looked } from './sandbox-protocol';

// Places of the sandbox: what of a project a command may not write. A place that is not there is in no list: the system
// can close only what is, and would put a device in its place.

export type IsProtected = (entry: string) => boolean;

const mostJudged = 300_000;

/** So many are judged at once: other work of the application comes in between. */
const judgedAtOnce = 2_000;

/** Names of a project judged once: there are thousands, and they are the same before every command. */
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

/** Those of the project's paths whose names are protected, without what lies in one of them. */
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

/** What of the project may not be written: absolute paths that are there. */
export type Closing = {
  readonly isProtected: IsProtected;
  /** Whole, not what is dangerous in them alone. */
  readonly closesRepositories: boolean;
  /** Real paths that git obeys because a configuration names them. */
  readonly namedByGit: readonly string[];
};

export async function closedPlaces(
  root: string,
  looked: Looked,
  { isProtected, closesRepositories, namedByGit }: Closing,
): Promise<string[]> {
  const repositories = new Set(looked.repositories.map((folder) => path.relative(root, folder)));
  // Of a repository most is written at every commit; a `.git` that is a file says where one lies.
  const named = (await protectedEntries(looked.entries, isProtected)).filter(
    (entry) => !repositories.has(entry),
  );
  const ofGit = closesRepositories
    ? [looked.repositories]
    : await Promise.all(looked.repositories.map(closedInRepository));
  const closed = [...named, ...looked.unread].map((entry) => path.join(root, entry));
  return [...closed, ...ofGit.flat(), ...namedByGit, ...looked.linked];
}

/** Git runs what is in these, or is led elsewhere by them. */
async function closedInRepository(gitFolder: string): Promise<string[]> {
  const hooks = path.join(gitFolder, 'hooks');
  // As `git init` makes it: what is not there cannot be closed.
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

/** Those of the paths that are there. */
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
