import { type Column, changeColumns, fileTab, type ProposalTab, type Tab, useUiState } from '../ui-state';
import { tabsOfColumns } from './editor-columns';

// After an accepted change is written, the tab of its proposal becomes the file's tab and marks the change.

/** With `leads` the editor scrolls to the change. */
export function becomeFile(proposal: ProposalTab, { leads }: { readonly leads: boolean }): void {
  const { id, path, chatId, callId } = proposal;
  const file: Tab = { ...fileTab(path), applied: { chatId, callId, leads } };
  changeColumns((column) => (column.tabs.some((tab) => tab.id === id) ? withFile(column, id, file) : column));
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
