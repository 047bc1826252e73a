import '../../parts/panel-texts';
import { AppError } from '@shared/errors';
import type { Settings } from '@shared/settings/settings';
import { textOf } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import { closeDeleted } from '../../state/files/close-tab';
import { followRename } from '../../state/files/follow-rename';
import { loadFolder } from '../../state/folder-listings';
import { shownProject } from '../../state/open-project';
import { api } from '../../state/server-state';
import { openFile, setExpanded } from '../../state/ui-state';
import { folderOf } from '../../state/visible-rows';
import { type Deleted, endEdit, type Moved, putOnClipboard, type TreeEdit, useTreeEdit } from './tree-edit';

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
  useTreeEdit.setState({ deleting: [], moved: [] });
  const project = shownProject();
  const deleted: Deleted[] = [];
  await saying(async () => {
    for (const path of withoutNested(paths)) {
      const { kept } = await api.project.deleteEntry({ project, path });
      if (kept !== null) deleted.push({ path, kept });
      closeDeleted(path);
      void loadFolder(folderOf(path));
    }
  });
  useTreeEdit.setState({ deleted });
}

/** Moves the entries into the folder, and asks before one replaces another. Stops at the first failure, and shows it. */
export async function moveAll(paths: readonly string[], folder: string): Promise<void> {
  const moved: Moved[] = [];
  await saying(async () => {
    for (const path of withoutNested(paths).filter((each) => folderOf(each) !== folder)) {
      const done = await moveOne(path, folder);
      if (done) moved.push(done);
    }
  });
  if (moved.length > 0) useTreeEdit.setState({ moved, deleted: [] });
}

/** Null if the user keeps the entry that is there. */
async function moveOne(path: string, folder: string): Promise<Moved | null> {
  const project = shownProject();
  const move = (replace: boolean) => api.project.moveEntry({ project, path, folder, replace });
  let done = await move(false);
  if (done.kind === 'taken') {
    if (!(await asksToReplace(path, folder))) return null;
    done = await move(true);
  }
  if (done.kind === 'taken') return null;
  if (done.replaced) closeDeleted(done.path);
  followRename(path, done.path);
  void loadFolder(folderOf(path));
  show(done.path);
  const kept = done.replaced?.kept ?? null;
  return { from: path, to: done.path, replaced: kept === null ? null : { path: done.path, kept } };
}

function asksToReplace(path: string, folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (replaces: boolean) => {
      useTreeEdit.setState({ replacing: null });
      resolve(replaces);
    };
    useTreeEdit.setState({ replacing: { path, folder, answer } });
  });
}

/** Copies the entries into the folder, perhaps their own. */
export async function copyAll(paths: readonly string[], folder: string): Promise<void> {
  await saying(async () => {
    for (const path of withoutNested(paths)) await copyOne(path, folder);
  });
}

/** Copies each entry beside itself. */
export async function duplicateAll(paths: readonly string[]): Promise<void> {
  await saying(async () => {
    for (const path of withoutNested(paths)) await copyOne(path, folderOf(path));
  });
}

async function copyOne(path: string, folder: string): Promise<void> {
  const copy = await api.project.copyEntry({ project: shownProject(), path, folder });
  show(copy.path);
}

/** Pastes what was cut, once, or copied. */
export async function paste(folder: string): Promise<void> {
  const { clipboard } = useTreeEdit.getState();
  if (clipboard === null) return;
  if (clipboard.how === 'copy') return await copyAll(clipboard.paths, folder);
  putOnClipboard(null);
  await moveAll(clipboard.paths, folder);
}

/** Moves the last moved entries back. If one cannot be moved, the user can try again. */
export async function undoMove(): Promise<void> {
  const project = shownProject();
  await saying(async () => {
    for (const { from, to, replaced } of useTreeEdit.getState().moved.toReversed()) {
      const back = await api.project.moveEntry({ project, path: to, folder: folderOf(from), replace: false });
      if (back.kind === 'taken')
        throw new AppError('invalid', textOf('entries.taken', { name: nameOf(from) }));
      followRename(to, from);
      useTreeEdit.setState(({ moved }) => ({ moved: moved.filter((each) => each.from !== from) }));
      void loadFolder(folderOf(to));
      show(from);
      if (replaced) await api.project.restoreEntry({ project, ...replaced });
    }
  });
}

/** Undoes the last change of the tree that can be undone. */
export async function undoLast(): Promise<void> {
  await (useTreeEdit.getState().moved.length > 0 ? undoMove() : undoDelete());
}

/** A folder is there with its contents. */
function withoutNested(paths: readonly string[]): readonly string[] {
  return paths.filter((each) => !paths.some((other) => each.startsWith(`${other}/`)));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
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
