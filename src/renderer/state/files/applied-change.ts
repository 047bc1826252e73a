import {
  type Column,
  type ColumnPlace,
  changeColumns,
  fileTab,
  type ProposalTab,
  type Tab,
  useUiState,
} from '../ui-state';
import { columnAt, tabsOfColumns, withoutTab } from './editor-columns';

// After an accepted change is written, the tab of its proposal becomes the file's tab and marks the change.

/**
 * With `leads` the editor scrolls to the change, in the column of the review. If only the other column has the file, the
 * change is marked there and the review closes, unless it is pinned.
 */
export function becomeFile(proposal: ProposalTab, { leads }: { readonly leads: boolean }): void {
  const { id, path, chatId, callId } = proposal;
  const file: Tab = { ...fileTab(path), applied: { chatId, callId, leads } };
  const local = useUiState.getState();
  const isOpen = tabsOfColumns(local).some((tab) => tab.id === file.id);
  const reviewing = has(local, id) ? local : local.otherColumn;
  const closes =
    isOpen && reviewing !== null && !has(reviewing, file.id) && !reviewing.pinnedTabs.includes(id);
  const beside: Tab = { ...file, applied: { chatId, callId, leads: leads && closes } };
  changeColumns((column) => {
    if (!has(column, id)) return withMark(column, beside);
    return closes ? withoutTab(column, id) : withFile(column, id, file);
  });
}

function has({ tabs }: Pick<Column, 'tabs'>, id: string): boolean {
  return tabs.some((tab) => tab.id === id);
}

function withMark(column: Column, file: Tab): Column {
  return { ...column, tabs: column.tabs.map((open) => (open.id === file.id ? file : open)) };
}

function withFile(column: Column, id: string, file: Tab): Column {
  const { tabs, activeTab, usedTabs, previewTab, pinnedTabs } = column;
  const renamed = (ids: readonly string[]) =>
    ids.filter((one) => one !== file.id || !ids.includes(id)).map((one) => (one === id ? file.id : one));
  return {
    tabs: tabs.filter((open) => open.id !== file.id).map((open) => (open.id === id ? file : open)),
    activeTab: activeTab === id ? file.id : activeTab,
    usedTabs: renamed(usedTabs),
    previewTab: previewTab === file.id ? null : previewTab,
    pinnedTabs: renamed(pinnedTabs),
  };
}

/** Whether the file in this column must scroll to its applied change: true once. */
export function takeLead(path: string, place: ColumnPlace): boolean {
  const { id } = fileTab(path);
  const leading = columnAt(place, useUiState.getState())?.tabs.find((tab) => tab.id === id);
  if (leading?.kind !== 'file' || !leading.applied?.leads) return false;
  const led: Tab = { ...leading, applied: { ...leading.applied, leads: false } };
  changeColumns((column) => ({
    ...column,
    tabs: column.tabs.map((open) => (open === leading ? led : open)),
  }));
  return true;
}
