import { emptySearch } from '@shared/search/empty-search';
import type { WindowLayout } from '@shared/window/window-state-schema';
import { create } from 'zustand';
import { leaveReviewList } from './layout/review-place';
import { showMiddle, showSide } from './layout/side-panels';

// State of this window alone: the chat and tabs that it shows, the sizes of its panels, unsent drafts. The main process
// stores it for each project (`keep-window.ts`), so that it survives reloads and restarts.

/** A tab of the editor area. */
export type Tab =
  | {
      readonly kind: 'file';
      readonly id: string;
      readonly path: string;
      /** The place to show; a new object for each request. */
      readonly place?: Place | undefined;
      /** The accepted change that the tab marks. `leads`: the editor has yet to scroll to it. */
      readonly applied?:
        | { readonly chatId: string; readonly callId: string; readonly leads: boolean }
        | undefined;
    }
  | {
      readonly kind: 'proposal';
      readonly id: string;
      readonly chatId: string;
      readonly callId: string;
      readonly path: string;
    }
  /** The effect of a replacement on each of many files. */
  | { readonly kind: 'replace'; readonly id: 'replace'; readonly path: '' }
  /** The changes of a chat. */
  | { readonly kind: 'changes'; readonly id: 'changes'; readonly path: '' };

export type ProposalTab = Extract<Tab, { kind: 'proposal' }>;

/** A line of a file, from 1; `length` characters from `column` (from 1) are selected. */
export type Place = { readonly line: number; readonly column?: number; readonly length?: number };

export type Page = WindowLayout['page'];

/** A part of the settings page. */
export type SettingsSection =
  | 'models'
  | 'tools'
  | 'servers'
  | 'agents'
  | 'skills'
  | 'rules'
  | 'memory'
  | 'web'
  | 'appearance'
  | 'behaviour'
  | 'keys'
  | 'data';

/** A column of the editor area. */
export type Column = {
  readonly tabs: readonly Tab[];
  readonly activeTab: string | null;
  /** Ids of tabs in the order of their use, the last used last; some may be closed. */
  readonly usedTabs: readonly string[];
  /** The tab that the next previewed file replaces. */
  readonly previewTab: string | null;
  /** Tabs that come before all others. */
  readonly pinnedTabs: readonly string[];
};

export type ColumnPlace = WindowLayout['activeColumn'];

/** The tabs are those of the active column: the one that had the focus last. */
export type EditorColumns = Column & {
  /** Null while the editor area has one column. */
  readonly otherColumn: Column | null;
  /** The place of the active column. It has no effect without another column. */
  readonly activeColumn: ColumnPlace;
};

type Local = EditorColumns & {
  readonly page: Page;
  readonly settingsSection: SettingsSection;
  /** Key of the project that the tabs and expanded folders belong to. */
  readonly project: string | null;
  readonly chatId: string | null;
  readonly expandedFolders: readonly string[];
  /** Sizes by the name of the panel group: in percent; columns of a narrow window in pixels. */
  readonly sizes: WindowLayout['sizes'];
  /** The content of the column beside the editor area. */
  readonly side: WindowLayout['side'];
  readonly search: WindowLayout['search'];
  /** Unsent text of each composer, by chat. */
  readonly drafts: Readonly<Record<string, string>>;
};

export const noTabs: Column = { tabs: [], activeTab: null, usedTabs: [], previewTab: null, pinnedTabs: [] };

export const useUiState = create<Local>()(() => ({
  page: 'work',
  settingsSection: 'models',
  project: null,
  chatId: null,
  ...noTabs,
  otherColumn: null,
  activeColumn: 'left',
  expandedFolders: [],
  sizes: {},
  side: 'files',
  search: emptySearch,
  drafts: {},
}));

useUiState.subscribe(({ activeTab }, before) => {
  if (activeTab === before.activeTab || activeTab === null) return;
  useUiState.setState(({ usedTabs }) => ({
    usedTabs: [...usedTabs.filter((id) => id !== activeTab), activeTab].slice(-mostUsed),
  }));
});

/** The maximum number of remembered ids. */
const mostUsed = 200;

/** Shows the list of problems in the side column. */
export function showProblems(): void {
  leaveReviewList();
  showSide('tree');
  useUiState.setState({ side: 'problems' });
}

export function showPage(page: Page): void {
  useUiState.setState({ page });
}

/** Shows this section of the settings. */
export function showSettings(settingsSection: SettingsSection): void {
  useUiState.setState({ page: 'settings', settingsSection });
}

export function showChat(chatId: string | null): void {
  useUiState.setState({ chatId });
}

export function setSizes(group: string, sizes: Readonly<Record<string, number>>): void {
  useUiState.setState((local) => ({ sizes: { ...local.sizes, [group]: { ...sizes } } }));
}

export function setDraft(chatId: string, text: string): void {
  useUiState.setState(({ drafts }) => ({ drafts: { ...drafts, [chatId]: text } }));
}

/** Opens the tab in the active column, or brings it to the front. Only files can be open in both columns. */
export function openTab(tab: Tab): void {
  if (tab.kind !== 'file' && isBeside(tab.id)) swapColumns();
  useUiState.setState(({ tabs }) => ({
    tabs: tabs.some((open) => open.id === tab.id) ? tabs : [...tabs, tab],
    activeTab: tab.id,
    page: 'work',
  }));
}

/** Opens the tab behind the one in front. */
export function openTabBehind(tab: Tab): void {
  if (tab.kind !== 'file' && isBeside(tab.id)) return;
  useUiState.setState(({ tabs, activeTab }) => ({
    tabs: tabs.some((open) => open.id === tab.id) ? tabs : [...tabs, tab],
    activeTab: activeTab ?? tab.id,
  }));
}

/** Whether the other column has the tab. */
export function isBeside(tabId: string): boolean {
  return useUiState.getState().otherColumn?.tabs.some(({ id }) => id === tabId) ?? false;
}

/** The tab that reviews a waiting change; the same tab for every place that opens it. */
export function proposalTab(chatId: string, callId: string, path: string): ProposalTab {
  return { kind: 'proposal', id: `proposal:${chatId}:${callId}`, chatId, callId, path };
}

export function fileTab(path: string): Extract<Tab, { kind: 'file' }> {
  return { kind: 'file', id: `file:${path}`, path };
}

/** Opens the file as a preview: replaces the last preview, unless the file already has a tab. */
export function previewFile(path: string, place?: Place): void {
  const tab = fileTab(path);
  const { tabs, previewTab } = useUiState.getState();
  const isOpen = tabs.some(({ id }) => id === tab.id);
  const takesOver = !isOpen && tabs.some(({ id }) => id === previewTab);
  if (takesOver) useUiState.setState({ tabs: tabs.map((open) => (open.id === previewTab ? tab : open)) });
  openTab(tab);
  showMiddle();
  if (!isOpen) useUiState.setState({ previewTab: tab.id });
  if (place) showPlace(tab.id, place);
}

function showPlace(id: string, place: Place): void {
  useUiState.setState(({ tabs }) => ({
    tabs: tabs.map((open) => (open.id === id && open.kind === 'file' ? { ...open, place } : open)),
  }));
}

/** The tab stays when the next file is previewed, in both columns. */
export function keepTab(id: string): void {
  changeColumns((column) => (column.previewTab === id ? { ...column, previewTab: null } : column));
}

/** Opens the file in a lasting tab, at `line` (from 1) if given. */
export function openFile(path: string, line?: number, column?: number): void {
  const tab = fileTab(path);
  openTab(tab);
  showMiddle();
  keepTab(tab.id);
  if (line !== undefined) showPlace(tab.id, column === undefined ? { line } : { line, column });
}

/** Opens the file in a lasting tab, behind the one in front. */
export function openFileBehind(path: string): void {
  const tab = fileTab(path);
  openTabBehind(tab);
  keepTab(tab.id);
}

/** Changes both columns. A column without tabs closes, and the other takes the room. */
export function changeColumns(change: (column: Column, which: 'active' | 'other') => Column): void {
  useUiState.setState(({ otherColumn, activeColumn, ...local }) => {
    const other = otherColumn && change(otherColumn, 'other');
    return arrangedColumns(change(columnOf(local), 'active'), other, activeColumn);
  });
}

/** The columns that have tabs. */
export function arrangedColumns(
  active: Column,
  other: Column | null,
  activeColumn: ColumnPlace,
): EditorColumns {
  if (!other || other.tabs.length === 0) return { ...active, otherColumn: null, activeColumn };
  if (active.tabs.length > 0) return { ...active, otherColumn: other, activeColumn };
  return { ...other, otherColumn: null, activeColumn: placeBeside(activeColumn) };
}

/** The other column becomes the active one. */
export function swapColumns(): void {
  useUiState.setState(({ otherColumn, activeColumn, ...local }) =>
    otherColumn
      ? { ...otherColumn, otherColumn: columnOf(local), activeColumn: placeBeside(activeColumn) }
      : {},
  );
}

/** Without the other parts of the state. */
export function columnOf({ tabs, activeTab, usedTabs, previewTab, pinnedTabs }: Column): Column {
  return { tabs, activeTab, usedTabs, previewTab, pinnedTabs };
}

export function placeBeside(place: ColumnPlace): ColumnPlace {
  return place === 'left' ? 'right' : 'left';
}

/** Shows the project's files in the column beside the editor area. */
export function showFiles(): void {
  leaveReviewList();
  showSide('tree');
  useUiState.setState({ side: 'files' });
}

export function setExpanded(path: string, expanded: boolean): void {
  useUiState.setState(({ expandedFolders }) => ({
    expandedFolders: expanded
      ? [...new Set([...expandedFolders, path])]
      : expandedFolders.filter((folder) => folder !== path),
  }));
}

export function collapseAll(): void {
  useUiState.setState({ expandedFolders: [] });
}
