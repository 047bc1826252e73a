import { atWork, type WindowCommand } from '../commands/window-command';
import { focusRegion, type Region, walkRegions } from './regions';

// What the window can do about where the keyboard is.

export const regionCommands: readonly WindowCommand[] = [
  { id: 'region.next', phase: 'capture', when: atWork, run: () => walkRegions(1) },
  { id: 'region.previous', phase: 'capture', when: atWork, run: () => walkRegions(-1) },
  goTo('region.tree', 'tree'),
  goTo('region.editor', 'editor'),
  goTo('region.terminal', 'terminal'),
  goTo('region.chat', 'chat'),
];

function goTo(id: WindowCommand['id'], region: Region): WindowCommand {
  return { id, phase: 'capture', when: atWork, run: () => void focusRegion(region) };
}
