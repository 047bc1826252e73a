import { keepTab, type Tab, useUiState } from '../ui-state';

// Pinned tabs come before all others, and only the menu closes them.

export function isPinned(id: string): boolean {
  return useUiState.getState().pinnedTabs.includes(id);
}

/** The tab becomes the last pinned one, and a preview becomes a lasting tab. */
export function pinTab(id: string): void {
  keepTab(id);
  useUiState.setState(({ tabs, pinnedTabs }) =>
    arranged(tabs, [...pinnedTabs.filter((pinned) => pinned !== id), id]),
  );
}

/** The tab becomes the first of the unpinned ones. */
export function unpinTab(id: string): void {
  useUiState.setState(({ tabs, pinnedTabs }) => {
    const isSame = (tab: Tab) => tab.id === id;
    return arranged(
      [...tabs.filter(isSame), ...tabs.filter((tab) => !isSame(tab))],
      pinnedTabs.filter((pinned) => pinned !== id),
    );
  });
}

function arranged(tabs: readonly Tab[], pinnedTabs: readonly string[]) {
  const pinned = pinnedTabs.flatMap((id) => tabs.filter((tab) => tab.id === id));
  return { tabs: [...pinned, ...tabs.filter((tab) => !pinned.includes(tab))], pinnedTabs };
}
