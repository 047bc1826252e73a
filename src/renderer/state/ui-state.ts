import { emptySearch } from '@shared/search/empty-search';
import type { WindowLayout } from '@shared/window/window-state-schema';
import { create } from 'zustand';
import { showMiddle, showSide } from './layout/side-panels';

// What belongs to this window alone: which chat and tabs it shows, the sizes of its panels, unsent drafts.
// Main keeps it for each project (`keep-window.ts`), so that neither a reload nor a restart loses anything.

/** A tab of the editor area. */
export type Tab =
  | {
      readonly kind: 'file';
      readonly id: string;
      readonly path: string;
      /** What of it to show; a new object each time somebody goes there. */
      readonly place?: Place | undefined;
      /** The accepted change that it shows marked. `leads`: it is still to be gone to. */
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
  /** What a replacement in many files would do to each. */
  | { readonly kind: 'replace'; readonly id: 'replace'; readonly path: '' }
  /** What was changed in a chat. */
  | { readonly kind: 'changes'; readonly id: 'changes'; readonly path: '' };

/** A line of a file, from 1; of it the characters from `column` (from 1) on, `length` of them, are selected. */
export type Place = { readonly line: number; readonly column?: number; readonly length?: number };

export type Page = WindowLayout['page'];

/** A part of the settings page. */
export type SettingsSection =
  | 'models'
  | 'tools'
  | 'servers'
  | 'agents'
  | 'rules'
  | 'memory'
  | 'web'
  | 'appearance'
  | 'behaviour'
  | 'keys'
  | 'data';

type Local = {
  readonly page: Page;
  readonly settingsSection: SettingsSection;
  /** Key of the project that the tabs and expanded folders belong to. */
  readonly project: string | null;
  readonly chatId: string | null;
  readonly tabs: readonly Tab[];
  readonly activeTab: string | null;
  /** Ids of those that were in front, the last one last; some may be closed. */
  readonly usedTabs: readonly string[];
  /** The tab that the next previewed file takes over. */
  readonly previewTab: string | null;
  /** Those that stand before all others. */
  readonly pinnedTabs: readonly string[];
  readonly expandedFolders: readonly string[];
  /** Of each group of panels, by the group's name: in percent; the columns of a tight window in pixels. */
  readonly sizes: WindowLayout['sizes'];
  /** What the column beside the editor area shows. */
  readonly side: WindowLayout['side'];
  readonly search: WindowLayout['search'];
  /** Unsent text of each composer, by chat. */
  readonly drafts: Readonly<Record<string, string>>;
};

export const useUiState = create<Local>()(() => ({
  page: 'work',
  settingsSection: 'models',
  project: null,
  chatId: null,
  tabs: [],
  activeTab: null,
  usedTabs: [],
  previewTab: null,
  pinnedTabs: [],
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

/** So many are remembered. */
const mostUsed = 200;

export function showPage(page: Page): void {
  useUiState.setState({ page });
}

/** The settings, at that part of them. */
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

/** Opens the tab, or brings it to the front if it is open. */
export function openTab(tab: Tab): void {
  useUiState.setState(({ tabs }) => ({
    tabs: tabs.some((open) => open.id === tab.id) ? tabs : [...tabs, tab],
    activeTab: tab.id,
    page: 'work',
  }));
}

/** Opens the tab without taking the place of the one in front. */
export function openTabBehind(tab: Tab): void {
  useUiState.setState(({ tabs, activeTab }) => ({
    tabs: tabs.some((open) => open.id === tab.id) ? tabs : [...tabs, tab],
    activeTab: activeTab ?? tab.id,
  }));
}

/** The tab that reviews a waiting change; the same one wherever it is opened from. */
export function proposalTab(
  chatId: string,
  callId: string,
  path: string,
): Extract<Tab, { kind: 'proposal' }> {
  return { kind: 'proposal', id: `proposal:${chatId}:${callId}`, chatId, callId, path };
}

function fileTab(path: string): Extract<Tab, { kind: 'file' }> {
  return { kind: 'file', id: `file:${path}`, path };
}

/** Opens the file for a look: in the tab of the last one looked at, unless the file has a tab already. */
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

/** The tab stays, whatever is previewed next. */
export function keepTab(id: string): void {
  if (useUiState.getState().previewTab === id) useUiState.setState({ previewTab: null });
}

/** Opens the file to stay, at `line` (from 1) if one is given. */
export function openFile(path: string, line?: number, column?: number): void {
  const tab = fileTab(path);
  openTab(tab);
  showMiddle();
  keepTab(tab.id);
  if (line !== undefined) showPlace(tab.id, column === undefined ? { line } : { line, column });
}

/** Opens the file to stay, without taking the place of the one in front. */
export function openFileBehind(path: string): void {
  const tab = fileTab(path);
  openTabBehind(tab);
  keepTab(tab.id);
}

/** The proposal was applied: its tab is the file's from now on, with the change marked, and gone to where it `leads`. */
export function becomeFile(
  { id, path, chatId, callId }: Extract<Tab, { kind: 'proposal' }>,
  { leads }: { readonly leads: boolean },
): void {
  const file: Tab = { ...fileTab(path), applied: { chatId, callId, leads } };
  keepTab(file.id);
  useUiState.setState(({ tabs, activeTab, usedTabs }) => ({
    tabs: tabs.filter((open) => open.id !== file.id).map((open) => (open.id === id ? file : open)),
    activeTab: activeTab === id ? file.id : activeTab,
    usedTabs: usedTabs.filter((used) => used !== file.id).map((used) => (used === id ? file.id : used)),
  }));
}

/** Whether the file is to go to the change that was applied: true once. */
export function takeLead(path: string): boolean {
  const { id } = fileTab(path);
  const { tabs } = useUiState.getState();
  const tab = tabs.find((open) => open.id === id);
  if (tab?.kind !== 'file' || !tab.applied?.leads) return false;
  const led: Tab = { ...tab, applied: { ...tab.applied, leads: false } };
  useUiState.setState({ tabs: tabs.map((open) => (open === tab ? led : open)) });
  return true;
}

/** Closes the tab; the one that was in front before, else its right neighbour, else its left one, comes to the front. */
export function closeTab(id: string): void {
  keepTab(id);
  useUiState.setState(({ tabs, activeTab, usedTabs, pinnedTabs }) => {
    const index = tabs.findIndex((tab) => tab.id === id);
    const rest = tabs.filter((tab) => tab.id !== id);
    const before = usedTabs.findLast((used) => rest.some((tab) => tab.id === used));
    const neighbour = rest[Math.min(index, rest.length - 1)]?.id ?? null;
    return {
      tabs: rest,
      activeTab: activeTab === id ? (before ?? neighbour) : activeTab,
      usedTabs: usedTabs.filter((used) => used !== id),
      pinnedTabs: pinnedTabs.filter((pinned) => pinned !== id),
    };
  });
}

/** The project's files, in the column beside the editor area. */
export function showFiles(): void {
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
