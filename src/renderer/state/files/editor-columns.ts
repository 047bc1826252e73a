import {
  arrangedColumns,
  type Column,
  type ColumnPlace,
  columnOf,
  type EditorColumns,
  noTabs,
  placeBeside,
  swapColumns,
  type Tab,
  useUiState,
} from '../ui-state';
import { moveTab } from './move-tab';
import { pinTab } from './pinned-tabs';

// The editor area has one column of tabs, or two. The same file can be open in both.

/** Null if there is no column at this place. */
export function columnAt(place: ColumnPlace, columns: EditorColumns): Column | null {
  return place === columns.activeColumn ? columnOf(columns) : columns.otherColumn;
}

/** The tabs of both columns. A file that is open in both comes twice. */
export function tabsOfColumns({
  tabs,
  otherColumn,
}: Pick<EditorColumns, 'tabs' | 'otherColumn'>): readonly Tab[] {
  return otherColumn ? [...tabs, ...otherColumn.tabs] : tabs;
}

export function tabInFront({ tabs, activeTab }: Pick<Column, 'tabs' | 'activeTab'>): Tab | undefined {
  return tabs.find((tab) => tab.id === activeTab) ?? tabs[0];
}

/** The column at this place becomes the active one, if it exists. */
export function activateColumn(place: ColumnPlace): void {
  if (useUiState.getState().activeColumn !== place) swapColumns();
}

/** Opens the file in the other column too. That column becomes the active one. */
export function splitEditor({ kind, id, path }: Extract<Tab, { kind: 'file' }>): void {
  showBeside({ kind, id, path }, columnOf(useUiState.getState()));
}

/** The only tab of the only column stays. */
export function canMoveBeside({ tabs, otherColumn }: Pick<EditorColumns, 'tabs' | 'otherColumn'>): boolean {
  return otherColumn !== null || tabs.length > 1;
}

/**
 * Moves the tab from the active column into the other one, before the tab at `place`, or to its end. That column
 * becomes the active one. A pinned tab stays pinned.
 */
export function moveBeside(tab: Tab, place?: number): void {
  const local = useUiState.getState();
  if (!canMoveBeside(local)) return;
  showBeside(tab, withoutTab(columnOf(local), tab.id));
  if (local.pinnedTabs.includes(tab.id)) pinTab(tab.id);
  if (place !== undefined) moveTab(tab.id, place);
}

/** `before`: the column that was active until now. */
function showBeside(tab: Tab, before: Column): void {
  useUiState.setState(({ otherColumn, activeColumn }) => {
    const { tabs, ...column } = otherColumn ?? noTabs;
    const isThere = tabs.some(({ id }) => id === tab.id);
    const shown = { ...column, tabs: isThere ? tabs : [...tabs, tab], activeTab: tab.id };
    return arrangedColumns(shown, before, otherColumn ? placeBeside(activeColumn) : 'right');
  });
}

/** Another tab comes to the front: the last used one, else the right neighbour, else the left one. */
export function withoutTab(column: Column, id: string): Column {
  const { tabs, activeTab, usedTabs, previewTab, pinnedTabs } = column;
  const index = tabs.findIndex((tab) => tab.id === id);
  const rest = tabs.filter((tab) => tab.id !== id);
  const before = usedTabs.findLast((used) => rest.some((tab) => tab.id === used));
  const neighbour = rest[Math.min(index, rest.length - 1)]?.id ?? null;
  return {
    tabs: rest,
    activeTab: activeTab === id ? (before ?? neighbour) : activeTab,
    usedTabs: usedTabs.filter((used) => used !== id),
    previewTab: previewTab === id ? null : previewTab,
    pinnedTabs: pinnedTabs.filter((pinned) => pinned !== id),
  };
}
