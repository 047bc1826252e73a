import path from 'node:path';
import { lstat, readlink, realpath, rename } from '../base/disk';
import { namedByConfig } from '../git/named-by-config';
import { hooksIn, isObeyed } from '../git/obeyed-setting';
import { readPlain } from '../git/plain-file';
import { those } from './places';
import type { Looked } from './sandbox-protocol';

// What a command in the sandbox made that git would obey outside of it, with the user's next `git status`: it is given
// another name, beside where it was, so that nothing is lost.

export type Around = {
  /** Looks at the folder around the command. */
  readonly before: Looked;
  readonly after: Looked;
  /** Files of known repositories that were not there before (`missingFiles`). */
  readonly missing: readonly string[];
};

/** Relative names, with `/`, that were put aside. */
export async function putAside(root: string, { before, after, missing }: Around): Promise<string[]> {
  const known = new Set(before.repositories);
  const entries = new Set(before.entries);
  const made = after.repositories.filter((folder) => !known.has(folder));
  const names = after.entries.filter((entry) => !entries.has(entry));
  const bare = bareIn(after.entries, entries).map((folder) => path.join(root, folder));
  const led = names
    .filter((entry) => path.posix.basename(entry) === '.git')
    .map((entry) => path.join(root, entry));
  const all = [...before.repositories, ...after.repositories];
  const places = await Promise.all([
    ...[...made, ...bare].map((folder) => obeyedIn(folder, all)),
    ...led.map((file) => ledElsewhere(file, all)),
    ...missing.map(strayAt),
  ]);
  const moved = await Promise.all([...new Set(places.flat())].map((place) => moveAside(place, root)));
  return moved.flatMap((place) =>
    place === null ? [] : [path.relative(root, place).replaceAll(path.sep, '/')],
  );
}

/** Folders that git takes for repositories without a `.git`, and did not before. */
function bareIn(entries: readonly string[], before: ReadonlySet<string>): string[] {
  const all = new Set(entries);
  return entries
    .filter((entry) => path.posix.basename(entry) === 'HEAD')
    .map((entry) => path.posix.dirname(entry))
    .filter((folder) => isBare(folder, all) && !isBare(folder, before));
}

function isBare(folder: string, entries: ReadonlySet<string>): boolean {
  const has = (name: string) => entries.has(path.posix.join(folder, name));
  return has('HEAD') && (has('commondir') || (has('objects') && has('refs')));
}

/** In the folder of a new repository. */
async function obeyedIn(folder: string, repositories: readonly string[]): Promise<string[]> {
  const configs = configNames.map((name) => path.join(folder, name));
  const obeyed = await Promise.all(configs.map(isObeyed));
  const hooks = path.join(folder, 'hooks');
  const common = path.join(folder, 'commondir');
  return [
    ...configs.filter((_, at) => obeyed[at]),
    ...((await hooksIn(hooks)).length > 0 ? [hooks] : []),
    ...((await leadsTo(common, { from: folder, prefix: '', repositories })) ? [] : [common]),
  ];
}

/** A `.git` that is a file or a link, unless it leads to a repository of the project. */
async function ledElsewhere(place: string, repositories: readonly string[]): Promise<string[]> {
  const stats = await lstat(place).catch(() => null);
  if (stats === null || stats.isDirectory()) return [];
  if (stats.isSymbolicLink()) {
    const target = path.resolve(path.dirname(place), await readlink(place));
    return repositories.includes(target) ? [] : [place];
  }
  const leads = await leadsTo(place, { from: path.dirname(place), prefix: 'gitdir: ', repositories });
  return leads ? [] : [place];
}

type Leading = { readonly from: string; readonly prefix: string; readonly repositories: readonly string[] };

/** Whether the file names one of the repositories; true if there is none. */
async function leadsTo(file: string, { from, prefix, repositories }: Leading): Promise<boolean> {
  if ((await lstat(file).catch(() => null)) === null) return true;
  const text = await readPlain(file).catch(() => '');
  if (!text.startsWith(prefix)) return false;
  const target = await realpath(path.resolve(from, text.slice(prefix.length).trimEnd())).catch(() => null);
  return target !== null && repositories.includes(target);
}

/** Files by which git would be led elsewhere, and that cannot be closed because they are not there. */
export async function missingFiles(root: string, repositories: readonly string[]): Promise<string[]> {
  const files = repositories.flatMap((folder) =>
    ['commondir', ...configNames].map((name) => path.join(folder, name)),
  );
  const named = (await Promise.all(repositories.map((folder) => namedByConfig(folder)))).flat();
  const all = [...new Set([...files, ...named.filter((place) => place.startsWith(root + path.sep))])];
  const there = new Set(await those(all));
  return all.filter((file) => !there.has(file));
}

const configNames = ['config', 'config.worktree'];

async function strayAt(file: string): Promise<string[]> {
  const isPlain = configNames.includes(path.basename(file)) && !(await isObeyed(file));
  return isPlain ? [] : [file];
}

const mostNames = 100;

/** Null if nothing is there any more, or a link on the way leads elsewhere. */
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
