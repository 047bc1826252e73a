import type { Dirent } from 'node:fs';
import type { TreeEntry } from '@shared/project';
import { forWindow } from './app-failure';
import { ignoreRulesOf } from './ignore';
import type { Workspace } from './workspace';

// One folder of the project tree, as a window shows it.

/** Folders first, then the rest, each in natural order; `.git` is not there. AppError when it cannot be listed. */
export async function listTree(workspace: Workspace, relativePath: string): Promise<TreeEntry[]> {
  return forWindow(async () => {
    const folder = await workspace.resolve(relativePath);
    const [entries, rules] = await Promise.all([
      workspace.readDirectory(folder),
      ignoreRulesOf(workspace).of(folder.relative),
    ]);
    const shown = entries.filter((entry) => entry.name !== '.git');
    const tree = await Promise.all(
      shown.map(async (entry) => {
        const path = relativePath === '' ? entry.name : `${relativePath}/${entry.name}`;
        const ignored = rules.isIgnored(entry.name, entry.isDirectory());
        return { name: entry.name, path, kind: await kindOf(workspace, entry, path), ignored };
      }),
    );
    return tree.toSorted(byKindAndName);
  });
}

async function kindOf(workspace: Workspace, entry: Dirent, path: string): Promise<TreeEntry['kind']> {
  if (entry.isDirectory()) return 'folder';
  if (entry.isFile()) return 'file';
  if (!entry.isSymbolicLink()) return 'other';
  return (await isBroken(workspace, path)) ? 'broken-link' : await linkKind(workspace, path);
}

async function linkKind(workspace: Workspace, path: string): Promise<'folder-link' | 'link'> {
  const target = await workspace.resolve(path).catch(() => null);
  const isFolder = target !== null && (await workspace.stat(target))?.isDirectory();
  return isFolder ? 'folder-link' : 'link';
}

/** Whether the link leads to nothing. One that leads out of the project is not looked at any further. */
export async function isBroken(workspace: Workspace, path: string): Promise<boolean> {
  const target = await workspace.resolve(path).catch(() => null);
  return target !== null && (await workspace.stat(target)) === null;
}

const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function byKindAndName(a: TreeEntry, b: TreeEntry): number {
  const byKind = Number(isFolder(b)) - Number(isFolder(a));
  return byKind || natural.compare(a.name, b.name) || (a.name < b.name ? -1 : 1);
}

function isFolder({ kind }: TreeEntry): boolean {
  return kind === 'folder' || kind === 'folder-link';
}
