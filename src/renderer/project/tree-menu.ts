import { commandItem, commandItems } from '../state/commands/command-item';
import { windowState } from '../state/commands/window-command';
import type { MenuItem } from '../ui/menu/menu-item';
import { visibleText } from '../ui/visible-text';
import {
  activations,
  additions,
  type ChosenRow,
  changes,
  copies,
  elsewhere,
  mentions,
  transfers,
} from './row-commands';
import { collapseAllFolders, toggleIgnored } from './tree-commands';

// The context menu of a row of the tree; without a row, of the project itself.

export function treeMenu(chosen: ChosenRow, project: string): TreeMenu {
  const label = chosen.row?.kind === 'entry' ? visibleText(chosen.row.entry.name) : project;
  return { label, items: () => treeMenuItems(chosen) };
}

type TreeMenu = { readonly label: string; items(): readonly MenuItem[] };

export function treeMenuItems(chosen: ChosenRow): readonly MenuItem[] {
  return [
    ...commandItems(activations, chosen),
    ...commandItems(mentions, chosen),
    ...commandItems(elsewhere, chosen),
    'separator',
    ...commandItems(additions, chosen),
    'separator',
    ...commandItems(transfers, chosen),
    'separator',
    ...commandItems(copies, chosen),
    'separator',
    ...commandItems(changes, chosen),
    'separator',
    commandItem(toggleIgnored, windowState()),
    commandItem(collapseAllFolders, windowState()),
  ];
}
