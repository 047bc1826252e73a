import { atWork, type WindowCommand, type WindowState } from '../../state/commands/window-command';
import { goToColumn } from './enter-column';

// Commands of the window that move the keyboard between the columns of the editor area.

export const columnCommands: readonly WindowCommand[] = [
  {
    id: 'region.column1',
    phase: 'capture',
    when: atWork,
    // The only column, even if it was the second one.
    run: (state) => goToColumn(isOnlyColumn(state) ? state.ui.activeColumn : 'left'),
  },
  {
    id: 'region.column2',
    phase: 'capture',
    when: atWork,
    idle: isOnlyColumn,
    run: (state) => isOnlyColumn(state) || goToColumn('right'),
  },
];

function isOnlyColumn({ ui }: WindowState): boolean {
  return ui.otherColumn === null;
}
