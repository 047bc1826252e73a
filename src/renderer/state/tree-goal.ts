import { create } from 'zustand';
import { setExpanded, showFiles } from './ui-state';
import { foldersAbove } from './visible-rows';

// A row that the tree must show, until the tree has loaded it.

export const useTreeGoal = create<{ readonly path: string | null }>()(() => ({ path: null }));

/** Shows the tree, opens the folders above the path (relative to the project), and selects it. */
export function showInTree(path: string): void {
  showFiles();
  revealInTree(path);
}

/** The same without showing a hidden tree. */
export function revealInTree(path: string): void {
  for (const folder of foldersAbove(path)) setExpanded(folder, true);
  useTreeGoal.setState({ path });
}

/** The tree no longer waits for this path. */
export function forgetGoal(path: string): void {
  if (useTreeGoal.getState().path === path) useTreeGoal.setState({ path: null });
}
