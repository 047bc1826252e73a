import { type RefObject, useEffect, useState } from 'react';
import { typeInText } from '../state/files/open-texts';
import { loadFolder } from '../state/folder-listings';
import { useTreeGoal } from '../state/tree-goal';
import { openFile, previewFile, setExpanded } from '../state/ui-state';
import { isFolder, type Row } from '../state/visible-rows';
import type { VirtualListHandle } from '../ui/virtual-list/VirtualList';
import { useTreeEdit } from './entries/tree-edit';
import { type Selection, type Step, selectedIndex } from './tree-keys';
import { between, type Picked, pickedPaths, toggled } from './tree-selection';

export type TreeSelection = {
  /** Index, or -1. */
  readonly selected: number;
  readonly selectedRow: Row | undefined;
  /** Selects the row and scrolls it into view; an index without a row changes nothing. */
  select(index: number): void;
  /** The paths of all selected rows. */
  readonly paths: readonly string[];
  /** Adds a row to the selection, or removes it. */
  toggle(index: number): void;
  /** Selects all rows from the anchor. */
  extend(index: number): void;
  take(step: Step | null): void;
};

type Beside = { readonly picked: Picked; readonly anchor: string };

/** The selected row, preserved through all changes of the rows, and the effect of key and mouse steps on it. */
export function useTreeSelection(
  rows: readonly Row[],
  list: RefObject<VirtualListHandle | null>,
): TreeSelection {
  const [selection, setSelection] = useState<Selection | null>(null);
  const selected = selectedIndex(rows, selection);
  const selectedRow = rows[selected];
  const [{ picked, anchor }, setBeside] = useState<Beside>({ picked: [], anchor: '' });

  const goTo = (index: number, besideOf: (row: Row) => Beside) => {
    const row = rows[index];
    if (!row) return;
    setSelection({ id: row.id, index });
    setBeside(besideOf(row));
    useTreeEdit.setState({ place: placeIn(row) });
    list.current?.scrollToIndex(index, { align: 'nearest' });
  };
  const select = (index: number) => goTo(index, ({ id }) => ({ picked: [id], anchor: id }));
  const toggle = (index: number) => goTo(index, ({ id }) => ({ picked: toggled(picked, id), anchor: id }));
  const extend = (index: number) => goTo(index, ({ id }) => ({ picked: between(rows, anchor, id), anchor }));
  useAwaitedRow(rows, select);
  const selectId = (id: string) => select(rows.findIndex((row) => row.id === id));

  const take = (step: Step | null) => {
    switch (step?.kind) {
      case 'select':
        return selectId(step.id);
      case 'expand':
        return setExpanded(step.path, true);
      case 'collapse':
        // A collapse hides the contents of the folder, so the folder itself becomes selected.
        if (selectedRow?.id.startsWith(`${step.path}/`)) selectId(step.path);
        return setExpanded(step.path, false);
      case 'open':
        openFile(step.path);
        return typeInText(step.path);
      case 'preview':
        return previewFile(step.path);
      case 'retry':
        return void loadFolder(step.folder);
    }
  };

  const paths = pickedPaths(rows, picked, selectedRow);
  useEffect(() => useTreeEdit.setState({ chosen: paths }));
  return {
    selected,
    selectedRow,
    select,
    take,
    toggle,
    extend,
    paths,
  };
}

/** The parent for a new entry at the row: the row itself if it is a folder. */
function placeIn(row: Row): string {
  return row.kind === 'entry' && isFolder(row.entry) ? row.entry.path : row.folder;
}

/** Selects a new or renamed entry, or the goal of another part of the window, once it is listed. */
function useAwaitedRow(rows: readonly Row[], select: (index: number) => void): void {
  const made = useTreeEdit((state) => state.awaited);
  const goal = useTreeGoal(({ path }) => path);
  const awaited = made ?? goal;
  useEffect(() => {
    const index = awaited === null ? -1 : rows.findIndex((row) => row.id === awaited);
    if (index === -1) return;
    useTreeEdit.setState({ awaited: null });
    useTreeGoal.setState({ path: null });
    select(index);
  });
}
