import { basename, join } from 'node:path';
import { AppError, messageOf } from '@shared/errors';
import { textOf } from '@shared/texts/text';
import { mkdir } from '../../base/disk';
import { isMissing } from '../../base/errno';
import { takesNothing } from '../../base/files/disk-failure';
import { writeFailure } from '../../base/files/write-failure';
import { forWindow } from '../app-failure';
import { keptName } from '../keep-deleted';
import type { Workspace, WorkspacePath } from '../workspace';
import { inParent } from './change-entries';
import { moveEntry } from './move-entry';

// Deletion by the user of a file, a link or a folder with its content. The entry moves to the system's trash, or else
// to a folder of Pilotfish that allows undo.

export type DeletedEntry = {
  readonly path: WorkspacePath;
  /** The name for `restoreEntry`. Null: the entry is in the system's trash. */
  readonly kept: string | null;
};

/** The destination of deleted entries. */
export type Trash =
  | { readonly kind: 'system'; readonly trash: (absolutePath: string) => Promise<void> }
  | { readonly kind: 'folder'; readonly folder: string };

/** Throws AppError with the reason if the entry cannot be deleted. The entry is then unchanged. */
export async function deleteEntry(workspace: Workspace, given: string, to: Trash): Promise<DeletedEntry> {
  return await forWindow(async () => {
    const path = await workspace.resolveEntry(given);
    if ((await workspace.stat(path)) === null)
      throw new AppError('not-found', textOf('project-files.no-file', { path: path.relative }));
    if (to.kind === 'folder') return { path, kept: await keep(workspace, path, to.folder) };
    await to.trash(path.absolute).catch((cause: unknown) => {
      const why = { path: path.relative, why: messageOf(cause) };
      throw new AppError('unavailable', textOf('entries.not-trashed', why), { cause });
    });
    return { path, kept: null };
  });
}

export type Kept = { readonly kept: string; readonly path: string };

/**
 * Restores an entry that `deleteEntry` moved to `folder`. Throws AppError if its path is in use, or if the copy is
 * missing.
 */
export async function restoreEntry(
  workspace: Workspace,
  { kept, path: given }: Kept,
  folder: string,
): Promise<WorkspacePath> {
  return await forWindow(async () => {
    const path = await workspace.resolveEntry(given);
    const copy = join(folder, basename(kept));
    if (basename(kept) !== kept || ['', '.', '..'].includes(kept)) throw gone(path);
    await inParent(workspace.holdParent(path, 'create'), path, async (parent) => {
      try {
        await moveEntry(copy, parent.entry(basename(path.absolute)));
      } catch (error) {
        throw isMissing(error) ? gone(path, error) : error;
      }
    });
    return path;
  });
}

async function keep(workspace: Workspace, path: WorkspacePath, folder: string): Promise<string> {
  const kept = keptName(path.absolute);
  const copy = join(folder, kept);
  // Two disks may be involved. The message names the one that is full or read-only.
  const failure = (error: unknown) => (takesNothing(error) ? writeFailure(error, copy) : error);
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw failure(error);
  });
  await inParent(workspace.holdParent(path, 'fail'), path, (parent) =>
    moveEntry(parent.entry(basename(path.absolute)), copy).catch((error: unknown) => {
      throw failure(error);
    }),
  );
  return kept;
}

function gone({ relative }: WorkspacePath, cause?: unknown): AppError {
  return new AppError('not-found', textOf('entries.no-copy', { path: relative }), { cause });
}
