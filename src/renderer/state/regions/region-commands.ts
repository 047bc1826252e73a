import { flushSync } from 'react-dom';
import { atWork, type WindowCommand } from '../commands/window-command';
import { findComposer } from '../focus';
import { showMiddle, showSide } from '../layout/side-panels';
import { showTerminals } from '../terminals/terminal-layout';
import { showFiles } from '../ui-state';
import { focusRegion, walkRegions } from './regions';

// Commands of the window that move the keyboard between its regions.

export const regionCommands: readonly WindowCommand[] = [
  { id: 'region.next', phase: 'capture', when: () => true, run: () => walkRegions(1) },
  { id: 'region.previous', phase: 'capture', when: () => true, run: () => walkRegions(-1) },
  goTo('region.tree', 'tree'),
  goTo('region.editor', 'editor'),
  goTo('region.terminal', 'terminal'),
  { id: 'region.chat', phase: 'capture', when: atWork, run: goToMessage },
];

/** Always goes to the message field, past a question beside it and past the last focused element there. */
function goToMessage(): void {
  flushSync(() => showSide('chat'));
  const isThere = () => findComposer()?.checkVisibility() === true;
  if (isThere()) findComposer()?.focus();
  else requestAnimationFrame(() => findComposer()?.focus());
}

function goTo(id: WindowCommand['id'], region: keyof typeof show): WindowCommand {
  const run = () => {
    flushSync(show[region]);
    if (!focusRegion(region)) requestAnimationFrame(() => focusRegion(region));
  };
  return { id, phase: 'capture', when: atWork, run };
}

/** Shows the part of the window that gets the keyboard. */
const show: Readonly<Record<'tree' | 'editor' | 'terminal', () => void>> = {
  tree: showFiles,
  editor: showMiddle,
  terminal() {
    showMiddle();
    showTerminals(true);
  },
};
