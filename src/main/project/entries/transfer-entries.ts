import { basename, dirname, extname, sep } from 'node:path';
import { isWithin } from '@shared/base/is-within';
import { AppError } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { lstat, readdir } from '../../base/disk';
import { syncFolder } from '../../base/files/atomic-write';
import { forWindow } from '../app-failure';
import type { Workspace, WorkspacePath } from '../workspace';
import { inParent, type Renamed } from './change-entries';
import { copyEntry, moveEntry } from './move-entry';

// Moves and copies of the user in the tree, from folder to folder. They never overwrite an entry.

export type Transfer = {
  readonly path: string;
  /** The new parent folder, relative to the project; `''` is its root. */
  readonly folder: string;
};

/**
 * Moves a file, a link or a folder with its content, and keeps its name. Null if the name is taken there. Throws
 * AppError `invalid` for a folder that would come into itself.
 */
export async function moveToFolder(
  workspace: Workspace,
  { path, folder }: Transfer,
): Promise<Renamed | null> {
  return await forWindow(async () => {
    const from = await workspace.resolveEntry(path);
    const name = basename(from.absolute);
    const to = await entryIn(workspace, folder, name);
    if (to.absolute === from.absolute) return { from, to };
    assertApart(from, to);
    if ((await workspace.stat(to)) !== null) {
      if (isWithin(from.absolute, to.absolute, sep))
        throw new AppError('invalid', textOf('entries.holds', { name }));
      return null;
    }
    const source = await workspace.holdParent(from, 'fail');
    try {
      await inParent(workspace.holdParent(to, 'fail'), to, (parent) =>
        moveEntry(source.entry(name), parent.entry(name)),
      );
      await syncFolder(source.path);
    } finally {
      await source.close();
    }
    workspace.renames.add(from.absolute, to.absolute);
    return { from, to };
  });
}

/**
 * Copies a file, a link or a folder with its content. Takes another name if its own is taken there. Returns the path of
 * the copy. Throws AppError `invalid` for a folder that would come into itself.
 */
export async function copyToFolder(workspace: Workspace, { path, folder }: Transfer): Promise<WorkspacePath> {
  return await forWindow(async () => {
    const from = await workspace.resolveEntry(path);
    const beside = await entryIn(workspace, folder, basename(from.absolute));
    if (beside.absolute !== from.absolute) assertApart(from, beside);
    const name = freeName(basename(from.absolute), {
      taken: await readdir(dirname(beside.absolute)),
      isFolder: (await lstat(from.absolute)).isDirectory(),
    });
    const to = await entryIn(workspace, folder, name);
    const source = await workspace.holdParent(from, 'fail');
    try {
      await inParent(workspace.holdParent(to, 'fail'), to, (parent) =>
        copyEntry(source.entry(basename(from.absolute)), parent.entry(name)),
      );
    } finally {
      await source.close();
    }
    return to;
  });
}

async function entryIn(workspace: Workspace, folder: string, name: string): Promise<WorkspacePath> {
  const { absolute } = await workspace.resolve(folder);
  return await workspace.resolveEntry(`${absolute}/${name}`);
}

function assertApart(from: WorkspacePath, to: WorkspacePath): void {
  if (isWithin(to.absolute, from.absolute, sep))
    throw new AppError('invalid', textOf('entries.into-itself', { name: basename(from.absolute) }));
}

type Around = { readonly taken: readonly string[]; readonly isFolder: boolean };

/** The name, or as in VS Code `name copy.txt`, `name copy 2.txt` and so on. */
export function freeName(name: string, { taken, isFolder }: Around): string {
  // Some disks treat names as equal that differ only by case.
  const used = new Set(taken.map((one) => one.toLowerCase()));
  const ending = isFolder ? '' : extname(name);
  const stem = name.slice(0, name.length - ending.length).replace(/ copy(?: \d+)?$/, '');
  let free = name;
  for (let count = 1; used.has(free.toLowerCase()); count += 1)
    free = `${stem} copy${count === 1 ? '' : ` ${count}`}${ending}`;
  return free;
}
