import { createEntry, type NewEntry, renameEntry } from '../../project/entries/change-entries';
import { deleteEntry, type Kept, restoreEntry, type Trash } from '../../project/entries/delete-entry';
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
  const beside = whileCommandsRun(project.workspace, parts);
  const files = await beside.filesAt(entry.path);
  const { from, to } = await renameEntry(project.workspace, entry);
  beside.renamed(files, from.relative, to.relative);
  const text = `The user renamed ${from.absolute} to ${to.absolute} since you last saw it.`;
  await tellKnowing(project, parts, { path: from.absolute, text });
  // Proposals for the file now show its new name.
  await Promise.all((await project.chats.opened()).map(({ queue }) => queue.rejudge()));
  return { path: to.relative };
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
