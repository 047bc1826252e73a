import { commandItem, commandItems } from '../state/commands/command-item';
import { windowState } from '../state/commands/window-command';
import type { Row } from '../state/visible-rows';
import type { MenuItem } from '../ui/menu/menu-item';
import { activations, copies, type RowActions } from './row-commands';
import { collapseAllFolders } from './tree-commands';

// What a right click, or the menu key, offers for a row of the tree; without a row, for the project itself.

export function treeMenuItems(row: Row | undefined, root: string, actions: RowActions): readonly MenuItem[] {
  const chosen = { row, root, ...actions };
  const activation = commandItems(activations, chosen);
  return [
    ...activation,
    ...(activation.length > 0 ? ['separator' as const] : []),
    ...commandItems(copies, chosen),
    'separator',
    commandItem(collapseAllFolders, windowState()),
  ];
}
