import { ChevronsDownUp, Copy, FileText, FolderOpen } from 'lucide-react';
import { absolutePath } from '../state/absolute-path';
import { collapseAll } from '../state/ui-state';
import type { Row } from '../state/visible-rows';
import type { MenuItem } from '../ui/menu/menu-item';
import { activate, type Step } from './tree-keys';

// What a right click, or the menu key, offers for a row of the tree; without a row, for the project itself.

export const copyPathKeys = 'Shift+Alt+C';

type Actions = { take(step: Step): void; copy(text: string): void };

export function treeMenuItems(
  row: Row | undefined,
  root: string,
  { take, copy }: Actions,
): readonly MenuItem[] {
  const path = row?.kind === 'entry' ? row.entry.path : '';
  const step = row?.kind === 'entry' ? activate(row) : null;
  return [
    ...(step ? [openItem(step, take), 'separator' as const] : []),
    { label: 'Copy path', icon: Copy, keys: copyPathKeys, onSelect: () => copy(absolutePath(root, path)) },
    ...(path === '' ? [] : [{ label: 'Copy relative path', onSelect: () => copy(path) }]),
    'separator',
    { label: 'Collapse all', icon: ChevronsDownUp, onSelect: collapseAll },
  ];
}

function openItem(step: Step, take: Actions['take']): MenuItem {
  if (step.kind === 'expand') return { label: 'Expand', icon: FolderOpen, onSelect: () => take(step) };
  if (step.kind === 'collapse') return { label: 'Collapse', icon: FolderOpen, onSelect: () => take(step) };
  return { label: 'Open', icon: FileText, keys: 'Enter', onSelect: () => take(step) };
}
