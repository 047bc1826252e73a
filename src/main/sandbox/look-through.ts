import { type BigIntStats, existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Looked, SandboxRequest } from './sandbox-protocol.ts';

// Scan of a folder that is writable in the sandbox: all names, files with further names elsewhere, and repositories.
// Each command with write access waits for it twice, so a folder without changed names is not read again.

/**
 * In these package folders the scan looks only for repositories, because every install writes protected names there.
 * For files with further names see `changedPackages`.
 */
export const packageFolders = new Set(['node_modules', 'site-packages', 'bower_components']);
/** Folders beyond this number are not read, but closed: more would delay every command. */
const mostEntries = 200_000;
/** The maximum depth of folders with submodules, whose names can have slashes. */
const deepestModules = 10;

type Linked = { readonly file: string; readonly inode: string; readonly links: number };
type Links = Map<string, { readonly links: number; readonly files: string[] }>;

type LookRequest = Extract<SandboxRequest, { kind: 'look' }>;

export function lookThrough(request: LookRequest, most: number = mostEntries): Looked {
  const looked = look(request, most);
  // A new hard link changes only the folder that contains it, so the other folder must be read again.
  if (looked.linked.length === 0) return looked;
  known.clear();
  return look(request, most);
}

function look({ root, withLinks, withPackages }: LookRequest, most: number): Looked {
  const found: Record<'entries' | 'linked' | 'repositories', string[]> = {
    entries: [],
    linked: [],
    repositories: [],
  };
  const links: Links = new Map();
  let level = [''];
  const unread: string[] = [];
  while (level.length > 0) {
    const next: string[] = [];
    for (const place of level) {
      if (found.entries.length >= most) {
        unread.push(place);
        continue;
      }
      // Joined by hand for speed: there are thousands of names, and a command waits.
      const before = place === '' ? '' : `${place}/`;
      const { names, folders, linked } = folderAt(`${root}/${before}`);
      for (const name of names) found.entries.push(before + name);
      if (isBare(names, folders))
        found.repositories.push(...repositoriesIn(place === '' ? root : `${root}/${place}`));
      if (names.includes('.git') && !folders.includes('.git'))
        found.repositories.push(...ledTo(root, `${root}/${before}.git`));
      for (const name of folders) {
        if (name === '.git') found.repositories.push(...repositoriesIn(`${root}/${before}${name}`));
        else if (packageFolders.has(name) && withPackages) addAllPackages(found, root, before + name);
        else if (packageFolders.has(name)) addPackages(found, root, before + name);
        else next.push(before + name);
      }
      if (withLinks) for (const one of linked) count(links, one);
    }
    level = next;
  }
  // A further name that was not found may be anywhere.
  for (const { links: names, files } of links.values()) if (files.length < names) found.linked.push(...files);
  return { ...found, repositories: [...new Set(found.repositories)], unread };
}

/** Whether git takes the folder for a repository without a `.git`. */
function isBare(names: readonly string[], folders: readonly string[]): boolean {
  const holds = folders.includes('objects') && folders.includes('refs');
  return names.includes('HEAD') && (holds || names.includes('commondir'));
}

type Found = { readonly entries: string[]; readonly repositories: string[] };

/** Adds each `.git` in a package folder, in a package, or in a scoped package (`@scope/package`). */
function addPackages(found: Found, root: string, folder: string): void {
  const packages = folderAt(`${root}/${folder}/`).folders.flatMap((name) =>
    name.startsWith('@')
      ? folderAt(`${root}/${folder}/${name}/`).folders.map((inner) => `${folder}/${name}/${inner}`)
      : [`${folder}/${name}`],
  );
  for (const place of [folder, ...packages]) {
    const stats = statsOf(`${root}/${place}/.git`);
    if (stats === undefined) continue;
    found.entries.push(`${place}/.git`);
    if (stats.isDirectory()) found.repositories.push(...repositoriesIn(`${root}/${place}/.git`));
  }
}

/** Adds each `.git` at any depth. */
function addAllPackages(found: Found, root: string, folder: string): void {
  const { names, folders } = folderAt(`${root}/${folder}/`);
  if (names.includes('.git')) found.entries.push(`${folder}/.git`);
  if (folders.includes('.git')) found.repositories.push(...repositoriesIn(`${root}/${folder}/.git`));
  for (const name of folders) if (name !== '.git') addAllPackages(found, root, `${folder}/${name}`);
}

function count(counted: Links, { file, inode, links }: Linked): void {
  const known = counted.get(inode) ?? { links, files: [] };
  known.files.push(file);
  counted.set(inode, known);
}

type Folder = {
  readonly names: readonly string[];
  readonly folders: readonly string[];
  /** The files with more than one name. */
  readonly linked: readonly Linked[];
};

type Known = Folder & { readonly version: string; readonly readAt: number };

/** By path with a trailing slash. */
const known = new Map<string, Known>();
const mostKnown = 100_000;
/** A folder is read again after this time, because a new name of a file elsewhere does not change the folder. */
const longestKnownMs = 60_000;
/** Within one tick of the disk's clock, a name may appear after its folder was read. */
const tickMs = 50;

function folderAt(folder: string): Folder {
  const now = Date.now();
  const stats = statsOf(folder);
  if (stats === undefined) return nothing;
  const version = `${stats.dev} ${stats.ino} ${stats.mtimeNs} ${stats.ctimeNs}`;
  const before = known.get(folder);
  if (before?.version === version && now - before.readAt < longestKnownMs) return before;
  const read = readFolder(folder);
  if (known.size >= mostKnown) known.clear();
  // Both times are from the same clock on a local disk. On others, the folder is read again each time.
  if (now - Number(stats.ctimeMs) > tickMs) known.set(folder, { ...read, version, readAt: now });
  else known.delete(folder);
  return read;
}

const nothing: Folder = { names: [], folders: [], linked: [] };

function readFolder(folder: string): Folder {
  const entries = entriesOf(folder);
  const files = entries.filter((entry) => entry.isFile());
  return {
    names: entries.map(({ name }) => name),
    folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    linked: files.flatMap(({ name }) => linkedAt(folder + name)),
  };
}

function linkedAt(file: string): Linked[] {
  const stats = statsOf(file);
  if (!stats || stats.nlink < 2n) return [];
  return [{ file, inode: `${stats.dev}:${stats.ino}`, links: Number(stats.nlink) }];
}

/** The git folders of a repository, its submodules and its other worktrees. */
function repositoriesIn(gitFolder: string): string[] {
  return [
    gitFolder,
    ...['modules', 'worktrees'].flatMap((kind) => repositoriesBelow(`${gitFolder}/${kind}`)),
  ];
}

function repositoriesBelow(folder: string, depth = 0): string[] {
  if (depth > deepestModules) return [];
  const folders = entriesOf(folder).filter((entry) => entry.isDirectory() && entry.name !== 'objects');
  return folders.flatMap(({ name }) => {
    const place = path.join(folder, name);
    const inside = repositoriesBelow(place, depth + 1);
    return existsSync(path.join(place, 'HEAD')) ? [place, ...inside] : inside;
  });
}

/** The git folders in the project that a `.git` file or link leads to, including that of the main worktree. */
function ledTo(root: string, file: string): string[] {
  const target = statsOf(file)?.isSymbolicLink() ? realOf(file) : namedIn(file, 'gitdir: ');
  const common = target === null ? null : namedIn(path.join(target, 'commondir'), '');
  return [target, common].flatMap((folder) => (folder?.startsWith(`${root}/`) ? repositoriesIn(folder) : []));
}

const mostNamed = 10_000n;

/** The path that is the file's only content. Null for another file, or if the path does not exist. */
function namedIn(file: string, prefix: string): string | null {
  const stats = statsOf(file);
  if (!stats?.isFile() || stats.size > mostNamed) return null;
  try {
    const text = readFileSync(file, 'utf8').trimEnd();
    return text.startsWith(prefix)
      ? realOf(path.resolve(path.dirname(file), text.slice(prefix.length)))
      : null;
  } catch {
    return null;
  }
}

function realOf(place: string): string | null {
  try {
    return realpathSync(place);
  } catch {
    return null;
  }
}

function entriesOf(place: string) {
  try {
    return readdirSync(place, { withFileTypes: true });
  } catch {
    // Removed or unreadable: a command cannot read it either.
    return [];
  }
}

function statsOf(place: string): BigIntStats | undefined {
  try {
    return lstatSync(place, { throwIfNoEntry: false, bigint: true });
  } catch {
    return undefined;
  }
}
