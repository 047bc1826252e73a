import { type Column, changeColumns, fileTab, type ProposalTab, type Tab, useUiState } from '../ui-state';
import { tabsOfColumns, withoutTab } from './editor-columns';

// After an accepted change is written, the tab of its proposal becomes the file's tab and marks the change.

/**
 * With `leads` the editor scrolls to the change. If only the other column has the file, the change is marked there and
 * the review closes, unless it is pinned.
 */
export function becomeFile(proposal: ProposalTab, { leads }: { readonly leads: boolean }): void {
  const { id, path, chatId, callId } = proposal;
  const file: Tab = { ...fileTab(path), applied: { chatId, callId, leads } };
  const isOpen = tabsOfColumns(useUiState.getState()).some((tab) => tab.id === file.id);
  changeColumns((column) => {
    if (!has(column, id)) return withMark(column, file);
    const leaves = isOpen && !has(column, file.id) && !column.pinnedTabs.includes(id);
    return leaves ? withoutTab(column, id) : withFile(column, id, file);
  });
}

function has({ tabs }: Column, id: string): boolean {
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

/** Whether the file must scroll to its applied change: true once. */
export function takeLead(path: string): boolean {
  const { id } = fileTab(path);
  const leading = tabsOfColumns(useUiState.getState()).find(
    (tab) => tab.kind === 'file' && tab.id === id && tab.applied?.leads,
  );
  if (leading?.kind !== 'file' || !leading.applied) return false;
  const led: Tab = { ...leading, applied: { ...leading.applied, leads: false } };
  changeColumns((column) => ({
    ...column,
    tabs: column.tabs.map((open) => (open === leading ? led : open)),
  }));
  return true;
}
