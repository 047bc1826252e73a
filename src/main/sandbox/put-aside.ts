import path from 'node:path';
import { lstat, readlink, realpath, rename } from '../base/disk';
import { namedInConfigs } from '../git/named-by-config';
import { hooksIn, isObeyed } from '../git/obeyed-setting';
import { placeNamedIn } from '../git/plain-file';
import { configNames, type NamedByGit } from './named-by-git';
import { those } from './places';
import type { Looked } from './sandbox-protocol';

// Renames what a command in the sandbox created and git would obey outside of it, for example in the user's next `git
// status`. The renamed entry stays in its folder, so nothing is lost.

export type Around = {
  /** The content of the folder before and after the command. */
  readonly before: Looked;
  readonly after: Looked;
  readonly named: Pick<NamedByGit, 'inNew'>;
  /** The files of known repositories and the places that configurations name, before the command (`standAt`). */
  readonly stood: Standing;
};

/** The real path of each place; null: it does not exist. */
export type Standing = ReadonlyMap<string, string | null>;

export async function standAt(places: readonly string[]): Promise<Standing> {
  const real = await Promise.all(places.map(realOf));
  return new Map(places.map((place, at) => [place, real[at] ?? null]));
}

/** Files in repositories that lead git elsewhere. The sandbox cannot close a missing file. */
export function leadingFiles(repositories: readonly string[]): string[] {
  const names = ['commondir', 'objects/info/alternates', 'info/attributes', ...configNames];
  return repositories.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

/** Resolves with the relative paths, with `/`, that were put aside. */
export async function putAside(root: string, { before, after, named, stood }: Around): Promise<string[]> {
  const known = new Set(before.repositories);
  const entries = new Set(before.entries);
  const made = after.repositories.filter((folder) => !known.has(folder));
  const names = after.entries.filter((entry) => !entries.has(entry));
  const bare = made.filter((folder) => path.basename(folder) !== '.git');
  const led = names
    .filter((entry) => path.posix.basename(entry) === '.git')
    .map((entry) => path.join(root, entry));
  const all = [...before.repositories, ...after.repositories];
  const workTrees = [...bare, ...led.map((place) => path.dirname(place))];
  const places = await Promise.all([
    ...made.map((folder) => obeyedIn(folder, { root, repositories: all })),
    ...led.map((file) => ledElsewhere(file, all)),
    named.inNew(workTrees).then(those),
    ...[...stood].map(([place, real]) => strayAt(place, { real, root })),
  ]);
  const moved = await Promise.all([...new Set(places.flat())].map((place) => moveAside(place, root)));
  return moved.flatMap((place) =>
    place === null ? [] : [path.relative(root, place).replaceAll(path.sep, '/')],
  );
}

type Project = { readonly root: string; readonly repositories: readonly string[] };

/** What git would obey in the folder of a new repository. */
async function obeyedIn(folder: string, { root, repositories }: Project): Promise<string[]> {
  const configs = configNames.map((name) => path.join(folder, name));
  const obeyed = await Promise.all(
    configs.map(async (file) => (await isObeyed(file)) || (await worksOutside(file, root))),
  );
  const hooks = path.join(folder, 'hooks');
  const common = path.join(folder, 'commondir');
  return [
    ...configs.filter((_, at) => obeyed[at]),
    ...((await hooksIn(hooks)).length > 0 ? [hooks] : []),
    ...((await leadsTo(common, { prefix: '', repositories })) ? [] : [common]),
  ];
}

/** Whether the configuration makes git change files outside of the folder. */
async function worksOutside(config: string, root: string): Promise<boolean> {
  const { workTrees } = await namedInConfigs([config], undefined);
  return workTrees.some((place) => place !== root && !place.startsWith(root + path.sep));
}

/** A `.git` that is a file or a link, unless it leads to a repository of the project. */
async function ledElsewhere(place: string, repositories: readonly string[]): Promise<string[]> {
  const stats = await lstat(place).catch(() => null);
  if (stats === null || stats.isDirectory()) return [];
  if (stats.isSymbolicLink()) {
    const target = path.resolve(path.dirname(place), await readlink(place));
    return repositories.includes(target) ? [] : [place];
  }
  const leads = await leadsTo(place, { prefix: 'gitdir: ', repositories });
  return leads ? [] : [place];
}

type Leading = { readonly prefix: string; readonly repositories: readonly string[] };

/** Whether the file names one of the repositories. True if the file is missing. */
async function leadsTo(file: string, { prefix, repositories }: Leading): Promise<boolean> {
  if ((await lstat(file).catch(() => null)) === null) return true;
  const target = await placeNamedIn(file, prefix);
  return target !== null && repositories.includes(target);
}

type Stood = { readonly real: string | null; readonly root: string };

/** The entry that the command created at the place. If that is outside the folder: the link that leads there. */
async function strayAt(place: string, { real, root }: Stood): Promise<string[]> {
  const now = await realOf(place);
  if (now === null || now === real) return [];
  if (configNames.includes(path.basename(place)) && now === place && !(await isObeyed(place))) return [];
  return [now.startsWith(root + path.sep) ? now : await firstLink(place, root)];
}

async function firstLink(place: string, root: string): Promise<string> {
  const parent = path.dirname(place);
  const link = parent === root ? place : await firstLink(parent, root);
  return (await lstat(link).catch(() => null))?.isSymbolicLink() ? link : place;
}

async function realOf(place: string): Promise<string | null> {
  return await realpath(place).catch(() => null);
}

const mostNames = 100;

/** Renames the entry. Null if it no longer exists, or if a link on the way leads elsewhere. */
async function moveAside(place: string, root: string): Promise<string | null> {
  if ((await lstat(place).catch(() => null)) === null) return null;
  const folder = await realpath(path.dirname(place)).catch(() => null);
  if (folder !== path.dirname(place) || !folder.startsWith(root)) return null;
  for (let count = 1; count <= mostNames; count += 1) {
    const name = `${place}.put-aside${count === 1 ? '' : `-${count}`}`;
    if ((await lstat(name).catch(() => null)) !== null) continue;
    await rename(place, name);
    return place;
  }
  throw new Error(`${place} cannot be put aside: too many names like it are there`);
}
