import { type CallKey, callKeyOf } from '@shared/base/call-key';
import type { WindowLayout } from '@shared/window/window-state-schema';
import { useBatches } from '../state/batch/batch-ahead';
import { shownChanges } from '../state/changes/reviewed-changes';
import { usePalette } from '../state/commands/palette';
import { proposalPlace, useFilePlaces } from '../state/files/file-places';
import { useTerminalLayout } from '../state/terminals/terminal-layout';
import { type ProposalTab, type Tab, useUiState } from '../state/ui-state';

/** The layout of the window, as the main process stores it. */
export function currentLayout(): WindowLayout {
  const { page, chatId, tabs, activeTab, previewTab, pinnedTabs, expandedFolders, sizes, side, search } =
    useUiState.getState();
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
    // The effect of a replacement is valid only until the page closes.
    tabs: tabs.filter((tab) => tab.kind !== 'replace'),
    activeTab,
    previewTab,
    pinnedTabs: [...pinnedTabs],
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
