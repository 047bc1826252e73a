import '../../parts/panel-texts';
import type { Settings } from '@shared/settings/settings';
import { toldOf } from '@shared/texts/told-error';
import { closeDeleted } from '../../state/files/close-tab';
import { followRename } from '../../state/files/follow-rename';
import { loadFolder } from '../../state/folder-listings';
import { shownProject } from '../../state/open-project';
import { api } from '../../state/server-state';
import { openFile, setExpanded } from '../../state/ui-state';
import { folderOf } from '../../state/visible-rows';
import { type Deleted, endEdit, type TreeEdit, useTreeEdit } from './tree-edit';

// Calls of the tree to the main process for files and folders. Import it lazily.

/** Rejects if the name is invalid, with the reason; then the field stays. */
export async function finishEdit(edit: TreeEdit, name: string): Promise<void> {
  switch (edit.kind) {
    case 'none':
      return;
    case 'new':
      return await make(edit, name);
    case 'rename':
      return await rename(edit.path, name);
  }
}

async function make({ folder, entry }: Extract<TreeEdit, { kind: 'new' }>, name: string): Promise<void> {
  const { path } = await api.project.createEntry({ project: shownProject(), folder, name, kind: entry });
  endEdit();
  show(path);
  if (entry === 'file') openFile(path);
}

async function rename(from: string, name: string): Promise<void> {
  const { path } = await api.project.renameEntry({ project: shownProject(), path: from, name });
  followRename(from, path);
  endEdit();
  show(path);
}

/** A deleted folder includes its contents. Stops at the first path that cannot be deleted, and shows the reason. */
export async function deleteAll(paths: readonly string[]): Promise<void> {
  useTreeEdit.setState({ deleting: [] });
  const project = shownProject();
  const deleted: Deleted[] = [];
  await saying(async () => {
    for (const path of paths.filter((each) => !paths.some((other) => each.startsWith(`${other}/`)))) {
      const { kept } = await api.project.deleteEntry({ project, path });
      if (kept !== null) deleted.push({ path, kept });
      closeDeleted(path);
      void loadFolder(folderOf(path));
    }
  });
  useTreeEdit.setState({ deleted });
}

/** Restores the last deleted entries. If one cannot be restored, the user can try again. */
export async function undoDelete(): Promise<void> {
  const project = shownProject();
  await saying(async () => {
    for (const { path, kept } of useTreeEdit.getState().deleted) {
      await api.project.restoreEntry({ project, path, kept });
      useTreeEdit.setState(({ deleted }) => ({ deleted: deleted.filter((each) => each.kept !== kept) }));
      show(path);
    }
  });
}

export async function reveal(path: string): Promise<void> {
  await saying(() => api.project.reveal({ project: shownProject(), path }));
}

export async function startDrag(paths: readonly string[]): Promise<void> {
  await saying(() => api.project.startDrag({ project: shownProject(), paths: [...paths] }));
}

export async function openInEditor(path: string): Promise<void> {
  await saying(() => api.project.openInEditor({ project: shownProject(), path, line: 1 }));
}

export async function showIgnored(how: Settings['tree']['ignored']): Promise<void> {
  await saying(() => api.settings.set({ key: 'tree.ignored', value: how }));
}

/** Makes the tree select the row once it is listed. */
function show(path: string): void {
  const folder = folderOf(path);
  if (folder !== '') setExpanded(folder, true);
  useTreeEdit.setState({ awaited: path });
  void loadFolder(folder);
}

async function saying(act: () => Promise<unknown>): Promise<void> {
  useTreeEdit.setState({ failure: null });
  try {
    await act();
  } catch (error) {
    useTreeEdit.setState({ failure: toldOf(error) });
  }
}
