import { Accessibility, Maximize2, PanelBottomClose, Plus, SquareTerminal } from 'lucide-react';
import { always } from '../state/commands/command';
import { atWork, type WindowCommand } from '../state/commands/window-command';
import {
  hideTerminals,
  isInTerminals,
  maximiseTerminals,
  newTerminal,
  toggleTerminals,
} from '../state/terminals/terminal-commands';
import { areShown, terminalsShown, useTerminalLayout } from '../state/terminals/terminal-layout';

// Commands of the window for its terminals.

export const screenReaderCommand: WindowCommand = {
  id: 'terminal.screenReader',
  icon: Accessibility,
  phase: 'capture',
  when: atWork,
  checked: ({ terminals }) => terminals.screenReader,
  run: ({ terminals }) => useTerminalLayout.setState({ screenReader: !terminals.screenReader }),
};

const maximiseCommand: WindowCommand = {
  id: 'terminal.maximise',
  icon: Maximize2,
  when: atWork,
  checked: ({ terminals }) => terminals.maximised,
  run: maximiseTerminals,
  titleNow: () => (isMaximised() ? 'toggle.restore-terminal' : 'toggle.maximise-terminal'),
};

const toggle: WindowCommand = {
  id: 'terminal.toggle',
  icon: SquareTerminal,
  phase: 'capture',
  when: always,
  run: toggleTerminals,
  titleNow: () => (terminalsShown() ? toggleOfShown() : 'toggle.show-terminal'),
};

/** From elsewhere, the first use focuses the terminals. */
const toggleOfShown = () => (isInTerminals() ? 'command.terminal.hide' : 'command.region.terminal');

const isMaximised = () => terminalsShown() && useTerminalLayout.getState().maximised;

export const terminalsCommands: readonly WindowCommand[] = [
  toggle,
  { id: 'terminal.new', icon: Plus, phase: 'capture', when: always, run: newTerminal },
  {
    id: 'terminal.hide',
    icon: PanelBottomClose,
    when: (state) => atWork(state) && areShown(state),
    run: hideTerminals,
  },
  maximiseCommand,
  screenReaderCommand,
];
