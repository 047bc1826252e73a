import { useUiState } from '../ui-state';

/** Puts the tab before the one at that place, or last. A pinned tab stays among the pinned ones, any other after them. */
export function moveTab(id: string, place: number): void {
  useUiState.setState(({ tabs, pinnedTabs }) => {
    const from = tabs.findIndex((tab) => tab.id === id);
    const tab = tabs[from];
    if (!tab) return {};
    const rest = tabs.toSpliced(from, 1);
    const pinned = rest.filter((one) => pinnedTabs.includes(one.id)).length;
    const wanted = place > from ? place - 1 : place;
    const [first, last] = pinnedTabs.includes(id) ? [0, pinned] : [pinned, rest.length];
    const moved = rest.toSpliced(Math.max(first, Math.min(wanted, last)), 0, tab);
    return {
      tabs: moved,
      pinnedTabs: moved.flatMap((one) => (pinnedTabs.includes(one.id) ? [one.id] : [])),
    };
  });
}
