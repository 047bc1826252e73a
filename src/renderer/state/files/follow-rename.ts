import { isWithin } from '@shared/base/is-within';
import { type Column, changeColumns, type Tab, useUiState } from '../ui-state';
import { useFilePlaces } from './file-places';
import { forgetUnsaved, setUnsaved, useUnsaved } from './unsaved';

// After a rename, the window's tabs, expanded folders and unsaved text follow the file to its new path.

/** `from` and `to` are paths of a file or of a folder. */
export function followRename(from: string, to: string): void {
  if (from === to) return;
  const moved = (path: string) => movedPath(path, from, to);
  moveUnsaved(moved);
  useFilePlaces.setState(({ places }) => ({
    places: Object.fromEntries(Object.entries(places).map(([path, place]) => [moved(path), place])),
  }));
  useUiState.setState(({ expandedFolders }) => ({
    expandedFolders: [...new Set(expandedFolders.map(moved))],
  }));
  changeColumns((column) => movedColumn(column, moved));
}

function movedColumn(column: Column, moved: (path: string) => string): Column {
  const { tabs, activeTab, usedTabs, previewTab, pinnedTabs } = column;
  const ids = new Map(tabs.map((tab) => [tab.id, movedTab(tab, moved).id]));
  const after = new Map(tabs.map((tab) => [ids.get(tab.id), movedTab(tab, moved)]));
  return {
    tabs: [...after.values()],
    activeTab: idAfter(activeTab, ids),
    usedTabs: usedTabs.map((id) => ids.get(id) ?? id),
    previewTab: idAfter(previewTab, ids),
    pinnedTabs: pinnedTabs.map((id) => ids.get(id) ?? id),
  };
}

/** Paths outside `from` stay unchanged. */
function movedPath(path: string, from: string, to: string): string {
  return isWithin(path, from) ? `${to}${path.slice(from.length)}` : path;
}

/** Runs before the tabs change: the text belongs to a document that closes with its tab. */
function moveUnsaved(moved: (path: string) => string): void {
  for (const [path, file] of Object.entries(useUnsaved.getState().files)) {
    const after = moved(path);
    if (after === path) continue;
    const text = file.text();
    setUnsaved(after, { ...file, version: 0, saving: false, text: () => text });
    forgetUnsaved(path);
  }
}

function movedTab(tab: Tab, moved: (path: string) => string): Tab {
  if (tab.kind !== 'file' || moved(tab.path) === tab.path) return tab;
  const path = moved(tab.path);
  return { ...tab, path, id: `file:${path}` };
}

function idAfter(id: string | null, ids: ReadonlyMap<string, string>): string | null {
  return id === null ? null : (ids.get(id) ?? id);
}
