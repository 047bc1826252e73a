import { posix } from 'node:path';
import type { MovedEntry } from '@shared/project/project';
import { createEntry, type NewEntry, type Renamed, renameEntry } from '../../project/entries/change-entries';
import { deleteEntry, type Kept, restoreEntry, type Trash } from '../../project/entries/delete-entry';
import { copyToFolder, moveToFolder, type Transfer } from '../../project/entries/transfer-entries';
import { chatsFolder } from '../../storage/project-key';
import type { AppParts } from '../parts/parts';
import { deletedIn } from '../parts/tool-services';
import { type KnownProject, tellKnowing } from './tell-knowing';
import { whileCommandsRun } from './while-commands-run';

// The user's actions in the tree. They take effect at once, also on protected names, and chats that know the entry get
// a note. Errors are those of `project/entries`.

export async function createInTree(
  { workspace }: Pick<KnownProject, 'workspace'>,
  entry: NewEntry,
  parts: AppParts,
): Promise<{ path: string }> {
  const { relative: path } = await createEntry(workspace, entry);
  if (entry.kind === 'file') whileCommandsRun(workspace, parts).created(path);
  return { path };
}

export async function renameInTree(
  project: KnownProject,
  entry: { readonly path: string; readonly name: string },
  parts: AppParts,
): Promise<{ path: string }> {
  const files = await whileCommandsRun(project.workspace, parts).filesAt(entry.path);
  const renamed = await renameEntry(project.workspace, entry);
  await tellRenamed(project, { ...renamed, files, verb: 'renamed' }, parts);
  return { path: renamed.to.relative };
}

export async function moveInTree(
  project: KnownProject,
  { path, folder, replace }: Transfer & { readonly replace: boolean },
  parts: AppParts,
): Promise<MovedEntry> {
  const { workspace } = project;
  const files = await whileCommandsRun(workspace, parts).filesAt(path);
  const moved = await moveToFolder(workspace, { path, folder });
  if (moved !== null) {
    await tellRenamed(project, { ...moved, files, verb: 'moved' }, parts);
    return { kind: 'moved', path: moved.to.relative };
  }
  if (!replace) return { kind: 'taken' };
  const target = posix.join(folder, posix.basename(path));
  const replaced = await deleteInTree(project, target, parts);
  try {
    const again = await moveInTree(project, { path, folder, replace: false }, parts);
    return again.kind === 'taken' ? again : { ...again, replaced };
  } catch (error) {
    if (replaced.kept !== null) await restoreInTree(project, { path: target, kept: replaced.kept }, parts);
    throw error;
  }
}

export async function copyInTree(
  { workspace }: Pick<KnownProject, 'workspace'>,
  transfer: Transfer,
  parts: AppParts,
): Promise<{ path: string }> {
  const { relative: path } = await copyToFolder(workspace, transfer);
  const beside = whileCommandsRun(workspace, parts);
  beside.came(await beside.filesAt(path));
  return { path };
}

type ToTell = Renamed & {
  /** The files of the entry before. */
  readonly files: ReadonlyMap<string, string>;
  readonly verb: 'renamed' | 'moved';
};

async function tellRenamed(
  project: KnownProject,
  { from, to, files, verb }: ToTell,
  parts: AppParts,
): Promise<void> {
  whileCommandsRun(project.workspace, parts).renamed(files, from.relative, to.relative);
  const text = `The user ${verb} ${from.absolute} to ${to.absolute} since you last saw it.`;
  await tellKnowing(project, parts, { path: from.absolute, text });
  // Proposals for the file now show its new name.
  await Promise.all((await project.chats.opened()).map(({ queue }) => queue.rejudge()));
}

export async function deleteInTree(
  project: KnownProject,
  path: string,
  parts: AppParts,
): Promise<{ kept: string | null }> {
  const beside = whileCommandsRun(project.workspace, parts);
  const files = await beside.filesAt(path);
  const deleted = await deleteEntry(project.workspace, path, trashOf(project, parts));
  beside.gone(files);
  const { absolute } = deleted.path;
  await tellKnowing(project, parts, {
    path: absolute,
    text: `The user deleted ${absolute} since you last saw it.`,
  });
  return { kept: deleted.kept };
}

export async function restoreInTree(project: KnownProject, kept: Kept, parts: AppParts): Promise<void> {
  const { absolute } = await restoreEntry(project.workspace, kept, folderOf(project, parts));
  const beside = whileCommandsRun(project.workspace, parts);
  beside.came(await beside.filesAt(absolute));
  await tellKnowing(project, parts, { path: absolute, text: `The user restored ${absolute}.` });
}

function trashOf(project: KnownProject, parts: AppParts): Trash {
  const { trash } = parts.host;
  return trash === null
    ? { kind: 'folder', folder: folderOf(project, parts) }
    : { kind: 'system', trash: (path) => trash(path) };
}

/** The folder in which `delete_file` stores its copies too. */
function folderOf({ workspace }: KnownProject, { home }: AppParts): string {
  return deletedIn(chatsFolder(home, workspace.root));
}
