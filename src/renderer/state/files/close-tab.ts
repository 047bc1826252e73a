import { isWithin } from '@shared/base/is-within';
import { create } from 'zustand';
import { closeTab, type Tab, useUiState } from '../ui-state';
import { unsavedOf } from './unsaved';

// Closing tabs asks first what becomes of text that is not saved, of one file after another.

type Asked = { readonly id: string; readonly path: string };

/** Those that are still to be asked about; the first is. */
export const useClosing = create<{ readonly tabs: readonly Asked[] }>()(() => ({ tabs: [] }));

/** Closes the tab, or asks when it shows a file with unsaved text. */
export function requestClose(id: string): void {
  requestCloseAll(useUiState.getState().tabs.filter((tab) => tab.id === id));
}

/** What is saved is closed at once. */
export function requestCloseAll(tabs: readonly Tab[]): void {
  const asked = tabs.filter(isUnsaved);
  for (const { id } of tabs.filter((tab) => !isUnsaved(tab))) closeTab(id);
  useClosing.setState({ tabs: asked.map(({ id, path }) => ({ id, path })) });
}

/** What is not saved stays open: it is all there is of the file now. */
export function closeDeleted(path: string): void {
  const gone = (tab: Tab) => tab.kind === 'file' && isWithin(tab.path, path);
  for (const { id } of useUiState.getState().tabs.filter((tab) => gone(tab) && !isUnsaved(tab))) closeTab(id);
}

/** The one that was asked about is closed. */
export function closeAsked(): void {
  const [asked, ...others] = useClosing.getState().tabs;
  if (asked) closeTab(asked.id);
  useClosing.setState({ tabs: others });
}

/** It stays, and so do those that would have been asked about next. */
export function cancelClose(): void {
  useClosing.setState({ tabs: [] });
}

function isUnsaved(tab: Tab): tab is Extract<Tab, { kind: 'file' }> {
  return tab.kind === 'file' && unsavedOf(tab.path) !== null;
}
