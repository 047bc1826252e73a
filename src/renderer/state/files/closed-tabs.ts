import { isBeside, openTab, type Tab, useUiState } from '../ui-state';

// Tabs that the user closed in this window, for opening them again. Forgotten with the page.

type Closed = { readonly tab: Tab; readonly index: number; readonly project: string | null };

let closed: readonly Closed[] = [];

/** The maximum number of remembered tabs. */
const most = 50;

/** Call it before the tab closes. A review opens from its question, and is not remembered. */
export function noteClosed(tab: Tab): void {
  if (tab.kind !== 'file' && tab.kind !== 'changes') return;
  const { tabs, project } = useUiState.getState();
  const others = closed.filter((one) => one.tab.id !== tab.id || one.project !== project);
  closed = [...others, { tab, index: tabs.findIndex(({ id }) => id === tab.id), project }].slice(-most);
}

export function hasClosed(): boolean {
  return last() !== undefined;
}

/** Opens the tab that the user closed last, at its old place, and returns it; null if there is none. */
export function reopenTab(): Tab | null {
  const found = last();
  if (!found) return null;
  const { tab, index } = found;
  closed = closed.filter((one) => one !== found);
  useUiState.setState(({ tabs }) => ({ tabs: tabs.toSpliced(index, 0, tab) }));
  openTab(tab);
  return tab;
}

function last(): Closed | undefined {
  const { tabs, project } = useUiState.getState();
  const isOpen = ({ tab: { id, kind } }: Closed) =>
    tabs.some((tab) => tab.id === id) || (kind !== 'file' && isBeside(id));
  return closed.findLast((one) => one.project === project && !isOpen(one));
}
