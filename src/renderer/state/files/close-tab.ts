import { isWithin } from '@shared/base/is-within';
import { create } from 'zustand';
import { changeColumns, isBeside, type Tab, useUiState } from '../ui-state';
import { noteClosed } from './closed-tabs';
import { tabsOfColumns, withoutTab } from './editor-columns';
import { unsavedOf } from './unsaved';

// Closes tabs. If files have unsaved text, asks about one file after another first.

type Asked = { readonly id: string; readonly path: string };

/** The tabs still to ask about; the first is in the dialog. */
export const useClosing = create<{ readonly tabs: readonly Asked[] }>()(() => ({ tabs: [] }));

/** Closes the tab, or asks if it shows a file with unsaved text. */
export function requestClose(id: string): void {
  requestCloseAll(useUiState.getState().tabs.filter((tab) => tab.id === id));
}

/** Closes saved tabs at once. */
export function requestCloseAll(tabs: readonly Tab[]): void {
  const asked = tabs.filter(isUnsaved);
  for (const tab of tabs.filter((one) => !isUnsaved(one)).toReversed()) close(tab);
  useClosing.setState({ tabs: asked.map(({ id, path }) => ({ id, path })) });
}

/** Tabs with unsaved text stay open: they have the only copy of the file now. */
export function closeDeleted(path: string): void {
  const gone = (tab: Tab) => tab.kind === 'file' && isWithin(tab.path, path) && unsavedOf(tab.path) === null;
  for (const { id } of tabsOfColumns(useUiState.getState()).filter(gone)) closeTab(id);
}

/** Closes the tab of the dialog. */
export function closeAsked(): void {
  const [asked, ...others] = useClosing.getState().tabs;
  const tab = useUiState.getState().tabs.find(({ id }) => id === asked?.id);
  if (tab) close(tab);
  useClosing.setState({ tabs: others });
}

/** Keeps this tab open, and all tabs after it. */
export function cancelClose(): void {
  useClosing.setState({ tabs: [] });
}

function close(tab: Tab): void {
  noteClosed(tab);
  closeTab(tab.id);
}

/** Whether unsaved text would be lost. A tab in the other column keeps it. */
function isUnsaved(tab: Tab): tab is Extract<Tab, { kind: 'file' }> {
  return tab.kind === 'file' && unsavedOf(tab.path) !== null && !isBeside(tab.id);
}

/**
 * Closes the tab in the active column, or else in the other one. The last used tab comes to the front, else the right
 * neighbour, else the left one.
 */
export function closeTab(id: string): void {
  const isHere = useUiState.getState().tabs.some((tab) => tab.id === id);
  changeColumns((column, which) => (isHere === (which === 'active') ? withoutTab(column, id) : column));
}
