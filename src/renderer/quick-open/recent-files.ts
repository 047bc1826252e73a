import type { FoundPath } from '@shared/project/project';
import { recentFiles } from '../state/files/recent-files';
import type { Tab } from '../state/ui-state';

// The list for an empty text: recent files, newest first, then the other open tabs. The tab in front is last of the
// open ones, because users switch to another.

type Shown = { readonly tabs: readonly Tab[]; readonly activeTab: string | null };

export function recentPaths({ tabs, activeTab }: Shown): readonly FoundPath[] {
  const inFront = tabs.find(({ id }) => id === activeTab)?.path;
  const known = [...recentFiles(), ...tabs.map(({ path }) => path)];
  const others = [...new Set(known)].filter((path) => path !== inFront);
  return [...others, ...(inFront === undefined ? [] : [inFront])].map((path) => ({
    ...{ kind: 'file', path, matched: [] },
  }));
}
