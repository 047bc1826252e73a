import { type CallKey, callKeyOf } from '@shared/base/call-key';
import type { WindowLayout } from '@shared/window/window-state-schema';
import { useBatches } from '../state/batch/batch-ahead';
import { shownChanges } from '../state/changes/reviewed-changes';
import { usePalette } from '../state/commands/palette';
import { tabsOfColumns } from '../state/files/editor-columns';
import { proposalPlace, useFilePlaces } from '../state/files/file-places';
import { useTerminalLayout } from '../state/terminals/terminal-layout';
import { type Column, type ProposalTab, type Tab, useUiState } from '../state/ui-state';

/** The layout of the window, as the main process stores it. */
export function currentLayout(): WindowLayout {
  const local = useUiState.getState();
  const { page, chatId, otherColumn, activeColumn, expandedFolders, sizes, side, search } = local;
  const tabs = tabsOfColumns(local);
  const { groups, takenOver, heard, ...terminal } = useTerminalLayout.getState();
  const terminals = {
    ...terminal,
    groups: groups.map((group) => [...group]),
    takenOver: [...takenOver],
    heard: { ...heard },
  };
  return {
    page,
    chatId,
    ...keptColumn(local),
    otherColumn: otherColumn && keptColumn(otherColumn),
    activeColumn,
    expandedFolders: [...expandedFolders],
    places: placesOf(tabs),
    lookedAt: lookedAtOf(tabs),
    recentCommands: [...usePalette.getState().recent],
    sizes,
    side,
    search,
    terminals,
    changes: tabs.some(({ kind }) => kind === 'changes') ? shownChanges() : null,
  };
}

function keptColumn({ tabs, activeTab, previewTab, pinnedTabs }: Column): KeptColumn {
  return {
    // The effect of a replacement is valid only until the page closes.
    tabs: tabs.filter((tab) => tab.kind !== 'replace'),
    activeTab,
    previewTab,
    pinnedTabs: [...pinnedTabs],
  };
}

type KeptColumn = NonNullable<WindowLayout['otherColumn']>;

function lookedAtOf(tabs: readonly Tab[]): WindowLayout['lookedAt'] {
  const { lookedAt } = useBatches.getState();
  const open = new Set<string>(tabs.flatMap((tab) => (tab.kind === 'proposal' ? [keyOf(tab)] : [])));
  return Object.fromEntries(Object.entries(lookedAt).filter(([key]) => open.has(key)));
}

function keyOf({ chatId, callId }: ProposalTab): CallKey {
  return callKeyOf(chatId, callId);
}

function placesOf(tabs: readonly Tab[]): WindowLayout['places'] {
  const { places } = useFilePlaces.getState();
  const open = new Set(tabs.map((tab) => (tab.kind === 'proposal' ? proposalPlace(keyOf(tab)) : tab.path)));
  return Object.fromEntries(Object.entries(places).filter(([path]) => open.has(path)));
}
