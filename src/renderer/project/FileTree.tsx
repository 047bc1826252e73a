import { dataFileAt } from '@shared/data-files/data-file';
import { type AnyText, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useChatInFront } from '../state/chat-in-front';
import { type CommandPress, commandForPress } from '../state/commands/command-for-press';
import { copyText } from '../state/copy-text';
import { useListings } from '../state/folder-listings';
import { useServerState } from '../state/server-state';
import type { ServerState } from '../state/state-holders';
import { forgetGoal, revealInTree } from '../state/tree-goal';
import { useUiState } from '../state/ui-state';
import { type Row, visibleRows, withNewRow, withoutIgnored } from '../state/visible-rows';
import { ErrorText } from '../ui/ErrorText';
import { LazyPart } from '../ui/LazyPart';
import { ContextMenu } from '../ui/menu/ContextMenu';
import { isMenuKey, openMenuOf } from '../ui/menu/row-menu';
import { VirtualList, type VirtualListHandle } from '../ui/virtual-list/VirtualList';
import { changedMarks, markOf, waitingFiles } from './changed-marks';
import { EmptyProject, HandsOver, useIsEmptyProject } from './EmptyProject';
import { NewRow } from './entries/NewRow';
import { forgetTreeEdit, putOnClipboard, useTreeEdit } from './entries/tree-edit';
import styles from './FileTree.module.css';
import { type ChosenRow, rowCommands } from './row-commands';
import { rowHeight, TreeRow } from './TreeRow';
import { dragRows, useTreeDrops } from './tree-drops';
import { activate, look, stepFor } from './tree-keys';
import { treeMenu } from './tree-menu';
import { findByPrefix, nothingTyped, typeLetter } from './type-ahead';
import { type TreeSelection, useTreeSelection } from './use-tree-selection';

const TreeQuestions = lazy(() =>
  import('./entries/TreeQuestions').then((m) => ({ default: m.TreeQuestions })),
);

/**
 * The files of the project as a tree: lazy, virtual, with VS Code's keys. It is one tab stop, and its rows never take
 * the focus.
 */
export function FileTree({ root, name }: { readonly root: string; readonly name: string }): ReactElement {
  const rows = useRows();
  const marks = useMarks();
  const treeId = useId();
  const list = useRef<VirtualListHandle>(null);
  const selection = useTreeSelection(rows, list);
  const { selected, selectedRow, select, take, paths } = selection;
  const { copy, error } = useCopy();
  const pressKey = useTreeKeys(rows, selection, list);
  const edited = useEditedRow(rows, list);
  useRevealedFile(selectedRow?.id, treeId);
  const isPicked = new Set(paths);
  const chosen = { row: selectedRow, paths, root, take, copy };

  const idOf = (row: Row) => `${treeId}${row.id}`;
  const drops = useTreeDrops(rows, idOf);
  const pressTreeKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || pressKey(event)) return;
    if (isMenuKey(event)) openMenuOf(selectedRow ? idOf(selectedRow) : treeId);
    else if (!runRowCommand(event.nativeEvent, chosen)) return;
    event.preventDefault();
  };

  const tree = (
    <VirtualList
      ref={list}
      id={treeId}
      className={styles.tree}
      role="tree"
      aria-multiselectable
      aria-label={words('project-panel.tree', { project: name })}
      tabIndex={0}
      aria-activedescendant={selectedRow && idOf(selectedRow)}
      onKeyDown={pressTreeKey}
      data-drop={drops.goal === '' || undefined}
      {...drops.handlers}
      data={rows}
      itemSize={rowHeight}
      keepMounted={[...new Set([selected, edited])].filter((index) => index !== -1)}
    >
      {(row, index) =>
        row.kind === 'new' ? (
          <NewRow key={row.id} id={idOf(row)} row={row} />
        ) : (
          <TreeRow
            key={row.id}
            id={idOf(row)}
            row={row}
            active={index === selected}
            selected={index === selected || isPicked.has(row.id)}
            mark={markOf(row, marks)}
            isGoal={drops.goal !== null && row.id === drops.goal}
            onSelect={() => select(index)}
            onToggle={() => selection.toggle(index)}
            onExtend={() => selection.extend(index)}
            onLook={() => take(look(row))}
            onDrag={(event) => dragRows(event, isPicked.has(row.id) ? paths : [row.id])}
            onActivate={() => take(activate(row))}
          />
        )
      }
    </VirtualList>
  );
  return (
    <>
      <TreeFailure copying={error} />
      <ContextMenu {...treeMenu(chosen, name)} area={<TreeArea>{tree}</TreeArea>} />
      <Asked />
    </>
  );
}

function TreeArea({ children, ...rest }: ComponentProps<'div'>): ReactElement {
  return (
    <div {...rest} className={styles.area}>
      {useIsEmptyProject() ? <EmptyProject /> : <HandsOver>{children}</HandsOver>}
    </div>
  );
}

function runRowCommand(press: CommandPress, chosen: ChosenRow): boolean {
  const command = commandForPress(press, rowCommands, chosen);
  command?.run(chosen);
  return command !== null;
}

function TreeFailure({ copying }: { readonly copying: AnyText | null }): ReactElement {
  const failure = useTreeEdit((state) => state.failure);
  return <ErrorText>{copying ?? failure}</ErrorText>;
}

function Asked(): ReactElement | null {
  const asks = useTreeEdit(
    ({ deleting, deleted, moved, replacing }) =>
      deleting.length + deleted.length + moved.length > 0 || replacing !== null,
  );
  return asks ? (
    <LazyPart>
      <TreeQuestions />
    </LazyPart>
  ) : null;
}

function useRows(): readonly Row[] {
  const listings = useListings((state) => state.listings);
  const expanded = useUiState((state) => state.expandedFolders);
  const edit = useTreeEdit((state) => state.edit);
  const hides = useServerState(({ app }) => app?.settings.tree.ignored === 'hidden');
  const shown = useMemo(() => (hides ? withoutIgnored(listings) : listings), [hides, listings]);
  const rows = useMemo(() => visibleRows(shown, new Set(expanded)), [shown, expanded]);
  return useMemo(() => (edit.kind === 'new' ? withNewRow(rows, edit) : rows), [rows, edit]);
}

/** The row whose name the user types, scrolled into view, or -1. The edit ends with the tree. */
function useEditedRow(rows: readonly Row[], list: RefObject<VirtualListHandle | null>): number {
  useEffect(() => forgetTreeEdit, []);
  const edit = useTreeEdit((state) => state.edit);
  const isEdited = (row: Row) => (edit.kind === 'rename' ? row.id === edit.path : row.kind === 'new');
  const index = edit.kind === 'none' ? -1 : rows.findIndex(isEdited);
  useEffect(() => {
    if (index !== -1) list.current?.scrollToIndex(index, { align: 'nearest' });
  }, [index, list]);
  return index;
}

function useMarks() {
  const chatId = useChatInFront();
  const chat = (state: ServerState) => (chatId === null ? undefined : state.chats[chatId]);
  const changed = useServerState((state) => chat(state)?.changedFiles);
  const created = useServerState((state) => chat(state)?.createdFiles);
  const waiting = useServerState(useShallow((state) => waitingFiles(chat(state))));
  return useMemo(
    () => changedMarks({ changed: changed ?? [], created: created ?? [], waiting }),
    [changed, created, waiting],
  );
}

function useCopy() {
  const [error, setError] = useState<AnyText | null>(null);
  const copy = (text: string) => {
    setError(null);
    copyText(text).catch((failure: unknown) => setError(toldOf(failure)));
  };
  return { copy, error };
}

/** Handles the keys that move in the tree, and the letters of a name. Returns whether it used the key. */
function useTreeKeys(
  rows: readonly Row[],
  { selected, select, extend, take }: TreeSelection,
  list: RefObject<VirtualListHandle | null>,
) {
  const typed = useRef(nothingTyped);
  return (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'Escape') putOnClipboard(null);
    const pageSize = Math.floor((list.current?.viewportSize ?? 0) / rowHeight);
    const step = stepFor(event.key, { rows, selected, pageSize });
    const isLetter = event.key.length === 1 && event.key !== ' ';
    const target =
      step?.kind === 'select' && event.shiftKey ? rows.findIndex(({ id }) => id === step.id) : -1;
    if (target !== -1) extend(target);
    else if (step) take(step);
    if (isLetter) {
      typed.current = typeLetter(typed.current, event.key, event.timeStamp);
      select(findByPrefix(rows.map(nameOf), selected, typed.current.text) ?? -1);
    }
    if (step || isLetter) event.preventDefault();
    return step !== null || isLetter;
  };
}

function nameOf(row: Row): string {
  return row.kind === 'entry' ? row.entry.name : '';
}

/**
 * Selects the file of the active tab, each time another one becomes active. A proposal may open while the user moves in
 * the tree, so it leaves the selection there. `selected`: the selected path.
 */
function useRevealedFile(selected: string | undefined, treeId: string): void {
  const tab = useUiState(({ tabs, activeTab }) => tabs.find(({ id }) => id === activeTab));
  const path = tab === undefined || dataFileAt(tab.path) !== null ? '' : tab.path;
  const now = useRef({ selected, kind: tab?.kind });
  now.current = { selected, kind: tab?.kind };
  useEffect(() => {
    const isInTree = document.activeElement?.id === treeId;
    if (path === '' || path === now.current.selected) return;
    if (isInTree && now.current.kind === 'proposal') return;
    revealInTree(path);
    return () => forgetGoal(path);
  }, [path, treeId]);
}
