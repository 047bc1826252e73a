import { GitCompare, Undo2 } from 'lucide-react';
import { commandItem } from '../../state/commands/command-item';
import {
  atWork,
  type WindowCommand,
  type WindowState,
  windowState,
} from '../../state/commands/window-command';
import type { MenuItem } from '../../ui/menu/menu-item';
import { goToChange, revertChange, showChange, useGitView } from './git-view';
import { changeAt } from './line-edits';

const hasChanges = (state: WindowState) => atWork(state) && useGitView.getState().changes.length > 0;

/** Commands for the changes of the file in front since the last commit. */
export const gitCommands: readonly WindowCommand[] = [
  { id: 'git.nextChange', repeats: true, when: hasChanges, run: () => goToChange(1) },
  { id: 'git.previousChange', repeats: true, when: hasChanges, run: () => goToChange(-1) },
  { id: 'git.showChange', icon: GitCompare, when: hasChanges, run: showChange },
  {
    id: 'git.revertChange',
    icon: Undo2,
    when: (state) => hasChanges(state) && useGitView.getState().editor?.isReadOnly === false,
    run: revertChange,
  },
];

/** Menu entries for the change at the caret; none without one. */
export function gitMenu(): readonly MenuItem[] {
  const { editor, changes } = useGitView.getState();
  if (!editor || changeAt(changes, editor.caret()) === -1) return [];
  const here = gitCommands.filter(({ id }) => id === 'git.showChange' || id === 'git.revertChange');
  return here.map((command) => commandItem(command, windowState()));
}
