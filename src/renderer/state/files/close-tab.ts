import { create } from 'zustand';
import { closeTab, useUiState } from '../ui-state';
import { unsavedOf } from './unsaved';

// Closing a tab asks first what becomes of text that is not saved.

export const useClosing = create<{ readonly tab: { readonly id: string; readonly path: string } | null }>()(
  () => ({ tab: null }),
);

/** Closes the tab, or asks when it shows a file with unsaved text. */
export function requestClose(id: string): void {
  const tab = useUiState.getState().tabs.find((open) => open.id === id);
  if (tab?.kind === 'file' && unsavedOf(tab.path)) useClosing.setState({ tab: { id, path: tab.path } });
  else closeTab(id);
}

export function cancelClose(): void {
  useClosing.setState({ tab: null });
}
