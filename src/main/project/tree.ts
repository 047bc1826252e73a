import type { Dirent } from 'node:fs';
import type { TreeEntry } from '@shared/project/project';
import { forWindow } from './app-failure';
import { ignoreRulesOf } from './ignore';
import { knownListings } from './known-listings';
import type { Workspace } from './workspace';

// Directory listing: one folder of the project tree, as a window shows it.

/**
 * Folders first, then the rest, each in natural order. Excludes `.git`. Throws AppError if the folder cannot be listed.
 */
export async function listTree(workspace: Workspace, relativePath: string): Promise<readonly TreeEntry[]> {
  return forWindow(async () => {
    const folder = await workspace.resolve(relativePath);
    const [all, rules] = await Promise.all([
      workspace.readDirectory(folder),
      ignoreRulesOf(workspace).of(folder.relative),
    ]);
    const entries = all.filter((entry) => entry.name !== '.git');
    const links = await kindsOfLinks(workspace, relativePath, entries);
    const conditions = `${folder.relative}\n${rules.version}`;
    const listings = knownListings(workspace);
    const known = listings.of(relativePath, conditions);
    const added: TreeEntry[] = [];
    const shown = entries.map((entry) => {
      const kind = links.get(entry.name) ?? plainKind(entry);
      const before = known.byName.get(entry.name);
      if (before?.kind === kind) return before;
      const ignored = rules.isIgnored(entry.name, entry.isDirectory());
      const after = { name: entry.name, path: below(relativePath, entry.name), kind, ignored };
      added.push(after);
      return after;
    });
    const kept = stillThere(known.inOrder, { shown, added });
    const tree = withAdded(kept, added);
    if (kept.length > 0 && kept === known.inOrder) listings.grow(relativePath, tree, added);
    else listings.keep(relativePath, conditions, tree);
    return tree;
  });
}

/** The same for small folders. Null for a folder with more than `most` entries, or one that cannot be listed. */
export async function listSmallFolder(
  workspace: Workspace,
  { path, most }: { readonly path: string; readonly most: number },
): Promise<readonly TreeEntry[] | null> {
  try {
    const isSmall = await workspace.holdsAtMost(await workspace.resolve(path), most);
    return isSmall ? await listTree(workspace, path) : null;
  } catch {
    // `listTree` reports the reason to callers that need it.
    return null;
  }
}

/** The known entries that are still in the folder. `added` are the new ones. */
function stillThere(
  known: readonly TreeEntry[],
  { shown, added }: { readonly shown: readonly TreeEntry[]; readonly added: readonly TreeEntry[] },
): readonly TreeEntry[] {
  if (shown.length - added.length === known.length) return known;
  const there = new Set(shown);
  return known.filter((entry) => there.has(entry));
}

/** Merges new entries into the sorted ones. */
function withAdded(kept: readonly TreeEntry[], added: readonly TreeEntry[]): readonly TreeEntry[] {
  if (added.length === 0) return kept;
  if (kept.length === 0) return added.toSorted(byKindAndName);
  const parts: (readonly TreeEntry[])[] = [];
  let from = 0;
  for (const entry of added.toSorted(byKindAndName)) {
    const place = placeOf(entry, kept, from);
    parts.push(kept.slice(from, place), [entry]);
    from = place;
  }
  return parts.concat([kept.slice(from)]).flat();
}

/** The position of `entry` in `sorted`. The search begins at `from`. */
function placeOf(entry: TreeEntry, sorted: readonly TreeEntry[], from: number): number {
  let [low, high] = [from, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = sorted[middle];
    if (other && byKindAndName(other, entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function plainKind(entry: Dirent): TreeEntry['kind'] {
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}

async function kindsOfLinks(
  workspace: Workspace,
  folder: string,
  entries: readonly Dirent[],
): Promise<ReadonlyMap<string, TreeEntry['kind']>> {
  const links = entries.filter((entry) => entry.isSymbolicLink());
  const kinds = links.map(
    async ({ name }) => [name, await kindOfLink(workspace, below(folder, name))] as const,
  );
  return new Map(await Promise.all(kinds));
}

async function kindOfLink(workspace: Workspace, path: string): Promise<TreeEntry['kind']> {
  return (await isBroken(workspace, path)) ? 'broken-link' : await linkKind(workspace, path);
}

function below(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

async function linkKind(workspace: Workspace, path: string): Promise<'folder-link' | 'link'> {
  const target = await workspace.resolve(path).catch(() => null);
  const isFolder = target !== null && (await workspace.stat(target))?.isDirectory();
  return isFolder ? 'folder-link' : 'link';
}

/** Whether the target of the link is missing. Pilotfish does not follow a link that leads out of the project. */
export async function isBroken(workspace: Workspace, path: string): Promise<boolean> {
  const target = await workspace.resolve(path).catch(() => null);
  return target !== null && (await workspace.stat(target)) === null;
}

let natural: Intl.Collator | null = null;

/** Made at its first use, because it loads the rules of a language, for 6 ms. */
function naturalOrder(a: string, b: string): number {
  natural ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return natural.compare(a, b);
}

function byKindAndName(a: TreeEntry, b: TreeEntry): number {
  const byKind = Number(isFolder(b)) - Number(isFolder(a));
  return byKind || naturalOrder(a.name, b.name) || (a.name < b.name ? -1 : 1);
}

function isFolder({ kind }: TreeEntry): boolean {
  return kind === 'folder' || kind === 'folder-link';
}
