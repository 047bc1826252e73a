import { keepTab, type Tab, useUiState } from '../ui-state';

// Pinned tabs stand before all others, and are closed by the menu alone.

export function isPinned(id: string): boolean {
  return useUiState.getState().pinnedTabs.includes(id);
}

/** It stands last of the pinned ones, and stays whatever is previewed next. */
export function pinTab(id: string): void {
  keepTab(id);
  useUiState.setState(({ tabs, pinnedTabs }) =>
    arranged(tabs, [...pinnedTabs.filter((pinned) => pinned !== id), id]),
  );
}

/** It stands first of the others. */
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
