import { type RefObject, useState } from 'react';
import type { VListHandle } from 'virtua';
import { loadFolder } from '../state/folder-listings';
import { openFile, previewFile, setExpanded } from '../state/ui-state';
import type { Row } from '../state/visible-rows';
import { type Selection, type Step, selectedIndex } from './tree-keys';

export type TreeSelection = {
  /** -1 if nothing is selected. */
  readonly selected: number;
  readonly selectedRow: Row | undefined;
  /** Selects the row and brings it into sight; an index without a row selects nothing new. */
  select(index: number): void;
  take(step: Step | null): void;
};

/** Which row is selected, through every change of the rows, and what the steps of keys and mouse do to it. */
export function useTreeSelection(rows: readonly Row[], list: RefObject<VListHandle | null>): TreeSelection {
  const [selection, setSelection] = useState<Selection | null>(null);
  const selected = selectedIndex(rows, selection);
  const selectedRow = rows[selected];

  const select = (index: number) => {
    const row = rows[index];
    if (!row) return;
    setSelection({ id: row.id, index });
    list.current?.scrollToIndex(index, { align: 'nearest' });
  };
  const selectId = (id: string) => select(rows.findIndex((row) => row.id === id));

  const take = (step: Step | null) => {
    switch (step?.kind) {
      case 'select':
        return selectId(step.id);
      case 'expand':
        return setExpanded(step.path, true);
      case 'collapse':
        // What lies in a collapsed folder is out of sight: the folder is selected in its place.
        if (selectedRow?.id.startsWith(`${step.path}/`)) selectId(step.path);
        return setExpanded(step.path, false);
      case 'open':
        return openFile(step.path);
      case 'preview':
        return previewFile(step.path);
      case 'retry':
        return void loadFolder(step.folder);
    }
  };

  return { selected, selectedRow, select, take };
}
