import '../../parts/panel-texts';
import { type PlainKey, words } from '@shared/texts/text';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { keysOf } from '../../state/commands/command-keys';
import { useListings } from '../../state/folder-listings';
import { useServerState } from '../../state/server-state';
import { folderOf } from '../../state/visible-rows';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { IconButton } from '../../ui/IconButton';
import { useAction } from '../../ui/use-action';
import { visibleText } from '../../ui/visible-text';
import { deleteAll, undoDelete, undoMove } from './entry-actions';
import styles from './TreeQuestions.module.css';
import { askToDelete, type Moved, type Replacing, useTreeEdit } from './tree-edit';

/** The question before the tree deletes, and the undo after it. Import it lazily. */
export function TreeQuestions(): ReactElement {
  const deleting = useTreeEdit((state) => state.deleting);
  const deleted = useTreeEdit((state) => state.deleted);
  const moved = useTreeEdit((state) => state.moved);
  const replacing = useTreeEdit((state) => state.replacing);
  const names = deleted.map(({ path }) => nameOf(path));
  return (
    <>
      {deleting.length > 0 && <DeleteDialog paths={deleting} />}
      {replacing && <ReplaceDialog {...replacing} />}
      {moved.length > 0 ? (
        <UndoBar undo={undoMove}>{movedWords(moved)}</UndoBar>
      ) : (
        names.length > 0 && <UndoBar undo={undoDelete}>{words('tree-edit.deleted', { names })}</UndoBar>
      )}
    </>
  );
}

function movedWords(moved: readonly Moved[]): string {
  const names = moved.map(({ to }) => nameOf(to));
  return words('tree-edit.moved', { names, folder: folderName(folderOf(moved[0]?.to ?? '')) });
}

/** The root has the name of the project. */
function folderName(folder: string): string {
  return folder === '' ? visibleText(useServerState.getState().project?.name ?? '') : visibleText(folder);
}

function ReplaceDialog({ path, folder, answer }: Replacing): ReactElement {
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && answer(false)}
      title={words('tree-edit.replace-title', { name: nameOf(path), folder: folderName(folder) })}
      description={words(window.pilotfish ? 'tree-edit.replace-trash' : 'tree-edit.replace-kept')}
      footer={
        <>
          <Button onClick={() => answer(false)}>{words('ui.cancel')}</Button>
          <Button variant="danger" onClick={() => answer(true)}>
            {words('tree-edit.replace')}
          </Button>
        </>
      }
    />
  );
}

function DeleteDialog({ paths }: { readonly paths: readonly string[] }): ReactElement {
  const close = () => askToDelete([]);
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && close()}
      title={words('tree-edit.delete-title', { names: paths.map(nameOf) })}
      description={words(window.pilotfish ? 'tree-edit.delete-trash' : keptWords(paths))}
      footer={
        <>
          <Button onClick={close}>{words('ui.cancel')}</Button>
          <Button variant="danger" onClick={() => void deleteAll(paths)}>
            {words(window.pilotfish ? 'tree-edit.to-trash' : 'tree-edit.delete')}
          </Button>
        </>
      }
    />
  );
}

/** Only the text about a folder mentions its contents: a link to a folder is deleted without them. */
function keptWords(paths: readonly string[]): PlainKey {
  return paths.some(isListedFolder) ? 'tree-edit.delete-kept-folder' : 'tree-edit.delete-kept';
}

function isListedFolder(path: string): boolean {
  const listing = useListings.getState().listings[folderOf(path)];
  return (
    listing?.kind === 'loaded' &&
    listing.entries.some((entry) => entry.path === path && entry.kind === 'folder')
  );
}

type UndoBarProps = { undo(): Promise<void>; readonly children: string };

function UndoBar({ undo: act, children }: UndoBarProps): ReactElement {
  const { run, busy } = useAction();
  const dismiss = () => {
    focusTree();
    useTreeEdit.setState({ deleted: [], moved: [] });
  };
  const undo = () => {
    focusTree();
    run(act);
  };
  return (
    <div className={styles.bar}>
      <span className={styles.text} role="status">
        {children}
      </span>
      <span className={styles.actions}>
        <Button variant="quiet" keys={keysOf('row.undo')} disabled={busy} onClick={undo}>
          {words('tree-edit.undo')}
        </Button>
        <IconButton label={words('tree-edit.dismiss')} icon={X} onClick={dismiss} />
      </span>
    </div>
  );
}

/** The bar closes with its offer; the tree then names the restored row. */
function focusTree(): void {
  document.querySelector<HTMLElement>('[data-region="tree"] [role="tree"]')?.focus();
}

function nameOf(path: string): string {
  return visibleText(path.slice(path.lastIndexOf('/') + 1));
}
