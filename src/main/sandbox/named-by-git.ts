import path from 'node:path';
import { lstat, realpath, stat } from '../base/disk';
import { type NamedInConfigs, namedInConfigs, placesFor, userConfigs } from '../git/named-by-config';
import { placeNamedIn } from '../git/plain-file';
import type { Looked } from './sandbox-protocol';

// Places in a folder that git obeys outside the sandbox because a configuration names them: that of a repository, or the
// user's own. A relative path in the user's configuration is valid in every work tree.

export type NamedByGit = {
  /** Absolute, in the folder. They need not exist. */
  readonly places: readonly string[];
  /** Such paths that exist in work trees that a command created, without those of `places`. */
  inNew(workTrees: readonly string[]): Promise<string[]>;
};

type Variables = Readonly<Record<string, string | undefined>>;

/** `env`: the variables of the user's git. */
export async function namedByGit(
  root: string,
  { repositories, entries }: Pick<Looked, 'repositories' | 'entries'>,
  env: Variables,
): Promise<NamedByGit> {
  const home = env.HOME && (await realpath(env.HOME).catch(() => env.HOME));
  const files = userConfigs({ ...env, HOME: home });
  const ofUser = await namedInConfigs(files, home);
  const scopes = await scopesIn(root, { repositories, entries });
  const named = await Promise.all(scopes.map((scope) => namedIn(scope, ofUser, home)));
  const places = await inFolder(root, [...files, ...ofUser.included, ...named.flat()]);
  return {
    places,
    async inNew(workTrees) {
      const known = new Set(places);
      const made = await inFolder(root, await placesFor(ofUser, workTrees));
      return made.filter((place) => !known.has(place));
    },
  };
}

/** Folders with configurations of a repository, and its work trees. */
type Scope = { readonly folders: readonly string[]; readonly workTree: string };

async function namedIn(
  { folders, workTree }: Scope,
  ofUser: NamedInConfigs,
  home: string | undefined,
): Promise<string[]> {
  const configs = folders.flatMap((folder) => configNames.map((name) => path.join(folder, name)));
  const own = await namedInConfigs(configs, home);
  const workTrees = [workTree, ...own.workTrees];
  return [...(await placesFor(own, workTrees)), ...(await placesFor(ofUser, workTrees))];
}

export const configNames = ['config', 'config.worktree'];

async function scopesIn(
  root: string,
  { repositories, entries }: Pick<Looked, 'repositories' | 'entries'>,
): Promise<Scope[]> {
  const inside = entries.filter((entry) => path.posix.basename(entry) === '.git');
  const around = inside.includes('.git') ? null : await repositoryAround(root);
  const names = [...inside.map((entry) => path.join(root, entry)), ...(around === null ? [] : [around])];
  const led = await Promise.all(
    names.map(async (name) => ({ folders: await foldersOf(name), workTree: path.dirname(name) })),
  );
  const known = new Set(led.flatMap(({ folders }) => folders));
  const others = repositories.filter((folder) => !known.has(folder));
  // One without a `.git` runs its hooks in its own folder.
  return [...led, ...others.map((folder) => ({ folders: [folder], workTree: folder }))];
}

/** The nearest `.git` above the folder, or null. */
async function repositoryAround(folder: string): Promise<string | null> {
  const above = path.dirname(folder);
  if (above === folder) return null;
  const place = path.join(above, '.git');
  return (await exists(place)) ? place : await repositoryAround(above);
}

/** The git folder that a `.git` leads to, and for a linked worktree also the main one. */
async function foldersOf(dotGit: string): Promise<string[]> {
  const isFolder = await stat(dotGit)
    .then((stats) => stats.isDirectory())
    .catch(() => false);
  const folder = isFolder ? await realpath(dotGit) : await placeNamedIn(dotGit, 'gitdir: ');
  if (folder === null) return [];
  const common = await placeNamedIn(path.join(folder, 'commondir'), '');
  return common === null ? [folder] : [folder, common];
}

/** The paths and their real paths, if they are in the folder. */
async function inFolder(root: string, places: readonly string[]): Promise<string[]> {
  const real = await Promise.all(places.map((place) => realpath(place).catch(() => place)));
  return [...new Set([...places, ...real])].filter((place) => place.startsWith(root + path.sep));
}

async function exists(place: string): Promise<boolean> {
  return await lstat(place).then(
    () => true,
    () => false,
  );
}
