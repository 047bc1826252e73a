import { useUiState } from '../ui-state';

// Recently shown files of the project in this window, for Quick Open.

const most = 30;

let recent: readonly string[] = [];

/** Paths, the most recent first. */
export function recentFiles(): readonly string[] {
  return recent;
}

/** Records the files that come to the front until the returned function is called. */
export function noteRecentFiles(): () => void {
  note(useUiState.getState());
  return useUiState.subscribe((local, before) => {
    if (local.project !== before.project) recent = [];
    if (local.activeTab !== before.activeTab || local.project !== before.project) note(local);
  });
}

function note({ tabs, activeTab }: ReturnType<typeof useUiState.getState>): void {
  const path = tabs.find(({ id }) => id === activeTab)?.path;
  if (path !== undefined) recent = [path, ...recent.filter((one) => one !== path)].slice(0, most);
}
