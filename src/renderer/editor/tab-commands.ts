import { dataFileAt } from '@shared/data-files/data-file';
import { toldOf } from '@shared/texts/told-error';
import { Columns2, ExternalLink, Pin, X } from 'lucide-react';
import { absolutePath } from '../state/absolute-path';
import { always, type Command } from '../state/commands/command';
import { commandItems } from '../state/commands/command-item';
import { currentShell } from '../state/commands/command-keys';
import { atWork, type WindowCommand, type WindowState, windowState } from '../state/commands/window-command';
import { copyText } from '../state/copy-text';
import { requestClose, requestCloseAll } from '../state/files/close-tab';
import { canMoveBeside, moveBeside, splitEditor, tabInFront } from '../state/files/editor-columns';
import { useFileFailure } from '../state/files/file-failure';
import { useFileInFront } from '../state/files/file-in-front';
import { placeIn } from '../state/files/file-places';
import { pinTab, unpinTab } from '../state/files/pinned-tabs';
import { useUnsaved } from '../state/files/unsaved';
import { shownProject } from '../state/open-project';
import { api } from '../state/server-state';
import { showInTree } from '../state/tree-goal';
import { keepTab, type Tab, useUiState } from '../state/ui-state';
import type { MenuItem } from '../ui/menu/menu-item';
import { enterColumnAfter } from './columns/enter-column';

// Actions on a tab of the editor area: in its menu, and as window commands for the tab in front.

export type TabAmongOthers = {
  readonly tab: Tab;
  readonly tabs: readonly Tab[];
  readonly pinned: readonly string[];
  readonly preview: string | null;
  /** Whether a tab can move to the other column. */
  readonly canMove: boolean;
  /** The open folder. */
  readonly root: string;
  /** The data folder. */
  readonly home: string;
};

export const closings: readonly Command<TabAmongOthers>[] = [
  { id: 'tab.close', icon: X, when: always, run: ({ tab }) => requestClose(tab.id) },
  {
    id: 'tab.closeOthers',
    when: (about) => others(about).length > 0,
    run: (about) => requestCloseAll(others(about)),
  },
  {
    id: 'tab.closeRight',
    when: (about) => toTheRight(about).length > 0,
    run: (about) => requestCloseAll(toTheRight(about)),
  },
  {
    id: 'tab.closeSaved',
    when: (about) => loose(about).some(isSaved),
    run: (about) => requestCloseAll(loose(about).filter(isSaved)),
  },
  {
    id: 'tab.closeAll',
    when: (about) => loose(about).length > 0,
    run: (about) => requestCloseAll(loose(about)),
  },
];

const stays: readonly Command<TabAmongOthers>[] = [
  {
    id: 'tab.pin',
    icon: Pin,
    when: always,
    checked: isPinned,
    run: (about) => (isPinned(about) ? unpinTab(about.tab.id) : pinTab(about.tab.id)),
  },
  { id: 'tab.keep', when: ({ tab, preview }) => tab.id === preview, run: ({ tab }) => keepTab(tab.id) },
];

const columns: readonly Command<TabAmongOthers>[] = [
  {
    id: 'tab.split',
    icon: Columns2,
    when: ({ tab }) => tab.kind === 'file',
    run: ({ tab }) => tab.kind === 'file' && enterColumnAfter(() => splitEditor(tab)),
  },
  {
    id: 'tab.moveBeside',
    when: ({ tab, canMove }) => tab.kind === 'file' && canMove,
    run: ({ tab }) => enterColumnAfter(() => moveBeside(tab)),
  },
];

const places: readonly Command<TabAmongOthers>[] = [
  { id: 'tab.copyPath', when: isOfFile, run: (about) => void copyText(wholePath(about)) },
  { id: 'tab.copyRelativePath', when: isOfProject, run: ({ tab }) => void copyText(tab.path) },
  { id: 'tab.showInTree', when: isOfProject, run: ({ tab }) => showInTree(tab.path) },
  {
    id: 'tab.openInEditor',
    icon: ExternalLink,
    when: (about) => currentShell() === 'desktop' && isOfProject(about),
    run: ({ tab }) => void openElsewhere(tab),
  },
];

export const tabCommands = [...closings, ...stays, ...columns, ...places];

/** The menu of that tab. */
export function tabMenuItems(tab: Tab): readonly MenuItem[] {
  const about = amongOthers(tab, windowState());
  return [
    ...commandItems(closings, about),
    'separator',
    ...commandItems(stays, about),
    'separator',
    ...commandItems(columns, about),
    'separator',
    ...commandItems(places, about),
  ];
}

/** The same commands for the tab in front. Its close command is separate, because it has keys and its own rules. */
export const tabInFrontCommands: readonly WindowCommand[] = tabCommands
  .filter(({ id }) => id !== 'tab.close')
  .map(({ when, run, checked, idle, ...command }) => ({
    ...command,
    when: (state) => atWork(state) && ofFront(state, when),
    run: (state) => void ofFront(state, run),
    ...(idle && { idle: (state: WindowState) => ofFront(state, idle) }),
    ...(checked && { checked: (state: WindowState) => ofFront(state, checked) }),
  }));

/** False if no tab is in front. */
function ofFront<Result>(
  { ui, server }: WindowState,
  act: (about: TabAmongOthers) => Result,
): Result | false {
  const tab = tabInFront(ui);
  if (!tab) return false;
  return act(amongOthers(tab, { ui, server }));
}

function amongOthers(tab: Tab, { ui, server }: Pick<WindowState, 'ui' | 'server'>): TabAmongOthers {
  const { tabs, pinnedTabs, previewTab } = ui;
  return {
    tab,
    tabs,
    pinned: pinnedTabs,
    preview: previewTab,
    canMove: canMoveBeside(ui),
    root: server.project?.root ?? '',
    home: server.app?.home ?? '',
  };
}

function isPinned({ tab, pinned }: TabAmongOthers): boolean {
  return pinned.includes(tab.id);
}

/** The tabs that "close all" closes: pinned tabs stay. */
function loose({ tabs, pinned }: TabAmongOthers): readonly Tab[] {
  return tabs.filter(({ id }) => !pinned.includes(id));
}

function others(about: TabAmongOthers): readonly Tab[] {
  return loose(about).filter(({ id }) => id !== about.tab.id);
}

function toTheRight(about: TabAmongOthers): readonly Tab[] {
  return loose({ ...about, tabs: about.tabs.slice(about.tabs.indexOf(about.tab) + 1) });
}

/** A tab without text counts as saved. */
export function isSaved(tab: Tab | undefined): boolean {
  return tab?.kind !== 'file' || useUnsaved.getState().files[tab.path] === undefined;
}

/** A review of many files is about no single file. */
function isOfFile({ tab }: TabAmongOthers): boolean {
  return tab.kind !== 'replace' && tab.kind !== 'changes';
}

function isOfProject(about: TabAmongOthers): boolean {
  return isOfFile(about) && dataFileAt(about.tab.path) === null;
}

function wholePath({ tab, root, home }: TabAmongOthers): string {
  const name = dataFileAt(tab.path);
  return name === null ? absolutePath(root, tab.path) : absolutePath(home, name);
}

/** Opens the tab's file at the caret in the user's own editor. */
async function openElsewhere(tab: Tab): Promise<void> {
  useFileFailure.setState({ failure: null });
  try {
    await api.project.openInEditor({ project: shownProject(), path: tab.path, line: lineIn(tab) });
  } catch (error) {
    useFileFailure.setState({ failure: toldOf(error) });
  }
}

/** The line of the tab's caret, from 1, even if another tab is in front; 1 if the tab shows no text. */
function lineIn({ id, kind, path }: Tab): number {
  if (kind !== 'file') return 1;
  const inFront = tabInFront(useUiState.getState());
  return (id === inFront?.id ? useFileInFront.getState().file?.line : placeIn(path)?.line) ?? 1;
}
