import { dataFileAt } from '@shared/data-files/data-file';
import { useEffect, useRef } from 'react';
import { revealInTree } from '../state/tree-goal';
import { useUiState } from '../state/ui-state';

/** Selects the file in front in the tree, each time another one comes to the front. `selected`: the selected path. */
export function useRevealedFile(selected: string | undefined): void {
  const path = useUiState(({ tabs, activeTab }) => {
    const tab = tabs.find(({ id }) => id === activeTab);
    return tab?.kind === 'file' && dataFileAt(tab.path) === null ? tab.path : null;
  });
  const now = useRef(selected);
  now.current = selected;
  useEffect(() => {
    if (path !== null && path !== now.current) revealInTree(path);
  }, [path]);
}
