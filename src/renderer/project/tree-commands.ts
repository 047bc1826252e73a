import { ChevronsDownUp } from 'lucide-react';
import { always } from '../state/commands/command';
import type { WindowCommand } from '../state/commands/window-command';
import { collapseAll } from '../state/ui-state';

// What the window can do about the whole tree.

export const collapseAllFolders: WindowCommand = {
  id: 'tree.collapseAll',
  icon: ChevronsDownUp,
  when: always,
  run: collapseAll,
};

export const treeCommands: readonly WindowCommand[] = [collapseAllFolders];
