import { type AnyText, words } from '@shared/texts/text';
import { toldOf } from '@shared/texts/told-error';
import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { VList, type VListHandle } from 'virtua';
import { useChatInFront } from '../state/chat-in-front';
import { type CommandPress, commandForPress } from '../state/commands/command-for-press';
import { copyText } from '../state/copy-text';
import { useListings } from '../state/folder-listings';
import { useServerState } from '../state/server-state';
import { useUiState } from '../state/ui-state';
import { type Row, visibleRows } from '../state/visible-rows';
import { ErrorText } from '../ui/ErrorText';
import { ContextMenu } from '../ui/menu/ContextMenu';
import { isMenuKey, openMenuOf } from '../ui/menu/row-menu';
import { changedMarks, markOf } from './changed-marks';
import styles from './FileTree.module.css';
import { rowCommands } from './row-commands';
import { rowHeight, TreeRow } from './TreeRow';
import { activate, look, stepFor } from './tree-keys';
import { treeMenuItems } from './tree-menu';
import { findByPrefix, nothingTyped, typeLetter } from './type-ahead';
import { type TreeSelection, useTreeSelection } from './use-tree-selection';

/** The files of the project as a tree: lazy, virtual, with VS Code's keys. It is one tab stop and keeps the focus. */
export function FileTree({ root, name }: { readonly root: string; readonly name: string }): ReactElement {
  const rows = useRows();
  const marks = useMarks();
  const treeId = useId();
  const list = useRef<VListHandle>(null);
  const selection = useTreeSelection(rows, list);
  const { selected, selectedRow, select, take } = selection;
  const { copy, error } = useCopy();
  const pressKey = useTreeKeys(rows, selection, list);

  const runCommand = (press: CommandPress): boolean => {
    const chosen = { row: selectedRow, root, take, copy };
    const command = commandForPress(press, rowCommands, chosen);
    command?.run(chosen);
    return command !== null;
  };
  const idOf = (row: Row) => `${treeId}${row.id}`;
  const pressTreeKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || pressKey(event)) return;
    if (isMenuKey(event)) openMenuOf(selectedRow ? idOf(selectedRow) : treeId);
    else if (!runCommand(event.nativeEvent)) return;
    event.preventDefault();
  };

  const tree = (
    <VList
      ref={list}
      id={treeId}
      className={styles.tree}
      role="tree"
      aria-label={words('project-panel.tree', { project: name })}
      tabIndex={0}
      aria-activedescendant={selectedRow && idOf(selectedRow)}
      onKeyDown={pressTreeKey}
      data={rows}
      itemSize={rowHeight}
      keepMounted={selected === -1 ? [] : [selected]}
    >
      {(row, index) => (
        <TreeRow
          key={row.id}
          id={idOf(row)}
          row={row}
          selected={index === selected}
          mark={markOf(row, marks)}
          onSelect={() => select(index)}
          onLook={() => take(look(row))}
          onActivate={() => take(activate(row))}
        />
      )}
    </VList>
  );
  return (
    <>
      <ErrorText>{error}</ErrorText>
      <ContextMenu
        area={<div className={styles.area}>{tree}</div>}
        items={treeMenuItems(selectedRow, root, { take, copy })}
      />
    </>
  );
}

function useRows(): readonly Row[] {
  const listings = useListings((state) => state.listings);
  const expanded = useUiState((state) => state.expandedFolders);
  return useMemo(() => visibleRows(listings, new Set(expanded)), [listings, expanded]);
}

function useMarks() {
  const chatId = useChatInFront();
  const changed = useServerState((state) =>
    chatId === null ? undefined : state.chats[chatId]?.changedFiles,
  );
  return useMemo(() => changedMarks(changed ?? []), [changed]);
}

function useCopy() {
  const [error, setError] = useState<AnyText | null>(null);
  const copy = (text: string) => {
    setError(null);
    copyText(text).catch((failure: unknown) => setError(toldOf(failure)));
  };
  return { copy, error };
}

/** Answers the keys that move in the tree and the letters of a name; returns whether it did. */
function useTreeKeys(
  rows: readonly Row[],
  { selected, select, take }: TreeSelection,
  list: RefObject<VListHandle | null>,
) {
  const typed = useRef(nothingTyped);
  return (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const pageSize = Math.floor((list.current?.viewportSize ?? 0) / rowHeight);
    const step = stepFor(event.key, { rows, selected, pageSize });
    const isLetter = event.key.length === 1 && event.key !== ' ';
    if (step) take(step);
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
