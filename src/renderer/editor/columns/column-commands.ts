import { atWork, type WindowCommand, type WindowState } from '../../state/commands/window-command';
import type { ColumnPlace } from '../../state/ui-state';
import { goToColumn } from './enter-column';

// Commands of the window that move the keyboard between the columns of the editor area.

export const columnCommands: readonly WindowCommand[] = [
  goTo('region.column1', 'left'),
  goTo('region.column2', 'right'),
];

function goTo(id: WindowCommand['id'], place: ColumnPlace): WindowCommand {
  return {
    id,
    phase: 'capture',
    when: atWork,
    idle: isOnlyColumn,
    run: (state) => isOnlyColumn(state) || goToColumn(place),
  };
}

function isOnlyColumn({ ui }: WindowState): boolean {
  return ui.otherColumn === null;
}
