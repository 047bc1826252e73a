import { basename, dirname } from 'node:path';
import { nameFault, nameRulesOf } from '@shared/entries/entry-name';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { lstat, mkdir, open, readdir, rename } from '../../base/disk';
import { errorCode } from '../../base/errno';
import { syncFolder } from '../../base/files/atomic-write';
import { writeFailure } from '../../base/files/write-failure';
import { forWindow } from '../app-failure';
import type { HeldFolder } from '../held-folder';
import type { Workspace, WorkspacePath } from '../workspace';
import { moveEntry } from './move-entry';

// Changes that the user makes in the tree: new files, new folders and renames. They never overwrite an entry.

export type NewEntry = {
  /** Relative to the project; `''` is its root. */
  readonly folder: string;
  readonly name: string;
  readonly kind: 'file' | 'folder';
};

/** Returns the path of the new entry. Throws AppError `invalid` for an impossible name or one that exists. */
export async function createEntry(
  workspace: Workspace,
  { folder, name, kind }: NewEntry,
): Promise<WorkspacePath> {
  assertName(workspace, name);
  return await forWindow(async () => {
    const path = await inFolder(workspace, folder, name);
    await inParent(workspace.holdParent(path, 'fail'), path, async (parent) => {
      if (kind === 'folder') await mkdir(parent.entry(name));
      else await (await open(parent.entry(name), 'wx')).close();
    });
    return path;
  });
}

export type Renamed = { readonly from: WorkspacePath; readonly to: WorkspacePath };

/** Renames a file, a link or a folder within its folder. Throws AppError as `createEntry`. */
export async function renameEntry(
  workspace: Workspace,
  { path, name }: { readonly path: string; readonly name: string },
): Promise<Renamed> {
  assertName(workspace, name);
  return await forWindow(async () => {
    const from = await workspace.resolveEntry(path);
    const to = await inFolder(workspace, dirname(from.absolute), name);
    await inParent(workspace.holdParent(to, 'fail'), to, (parent) =>
      renameIn(parent, basename(from.absolute), name),
    );
    workspace.renames.add(from.absolute, to.absolute);
    return { from, to };
  });
}

/**
 * Runs `work` in the parent folder of the entry, then closes the folder. `EEXIST` means that the name exists already.
 */
export async function inParent(
  holding: Promise<HeldFolder>,
  path: WorkspacePath,
  work: (parent: HeldFolder) => Promise<void>,
): Promise<void> {
  const parent = await holding;
  try {
    await work(parent);
    await syncFolder(parent.path);
  } catch (error) {
    await parent.discardCreated();
    if (errorCode(error) === 'EEXIST') throw taken(basename(path.absolute), error);
    if (error instanceof AppError) throw error;
    throw writeFailure(error, path.absolute);
  } finally {
    await parent.close();
  }
}

async function renameIn(parent: HeldFolder, before: string, after: string): Promise<void> {
  if (before === after) return;
  const [from, to] = [parent.entry(before), parent.entry(after)];
  try {
    await moveEntry(from, to);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' || !(await isSameEntry(parent, { before, after }))) throw error;
    await rename(from, to);
  }
}

/** Whether the disk treats both names as one, such as names that differ only by case. */
async function isSameEntry(
  parent: HeldFolder,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<boolean> {
  // On a case-sensitive disk both names of one file (hard links) are in the list.
  if ((await readdir(parent.path)).includes(after)) return false;
  const [one, other] = await Promise.all([lstat(parent.entry(before)), lstat(parent.entry(after))]);
  return one.dev === other.dev && one.ino === other.ino;
}

async function inFolder(workspace: Workspace, folder: string, name: string): Promise<WorkspacePath> {
  const { absolute } = await workspace.resolve(folder);
  return await workspace.resolveEntry(`${absolute}/${name}`);
}

function assertName({ root }: Workspace, name: string): void {
  const fault = nameFault(name, nameRulesOf(root));
  if (fault !== null) throw new AppError('invalid', fault);
}

function taken(name: string, cause: unknown): AppError {
  return new AppError('invalid', textOf('entries.taken', { name }), { cause });
}
