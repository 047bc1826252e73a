import { useUiState } from '../ui-state';

// Recently shown files of the project in this window, for going back to one.

const most = 30;

let recent: readonly string[] = [];

/** Paths, the one that was in front last first. */
export function recentFiles(): readonly string[] {
  return recent;
}

/** Notes what comes to the front, until the returned function is called. */
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
