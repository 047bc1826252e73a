import { Accessibility, Maximize2, PanelBottomClose, Plus, SquareTerminal } from 'lucide-react';
import { always } from '../state/commands/command';
import { atWork, type WindowCommand } from '../state/commands/window-command';
import {
  hideTerminals,
  maximiseTerminals,
  newTerminal,
  toggleTerminals,
} from '../state/terminals/terminal-commands';
import { useTerminalLayout } from '../state/terminals/terminal-layout';

// What the window can do about its terminals.

export const screenReaderCommand: WindowCommand = {
  id: 'terminal.screenReader',
  icon: Accessibility,
  when: atWork,
  checked: ({ terminals }) => terminals.screenReader,
  run: ({ terminals }) => useTerminalLayout.setState({ screenReader: !terminals.screenReader }),
};

export const maximiseCommand: WindowCommand = {
  id: 'terminal.maximise',
  icon: Maximize2,
  when: atWork,
  checked: ({ terminals }) => terminals.maximised,
  run: maximiseTerminals,
};

export const terminalsCommands: readonly WindowCommand[] = [
  { id: 'terminal.toggle', icon: SquareTerminal, phase: 'capture', when: always, run: toggleTerminals },
  { id: 'terminal.new', icon: Plus, phase: 'capture', when: always, run: newTerminal },
  { id: 'terminal.hide', icon: PanelBottomClose, when: atWork, run: hideTerminals },
  maximiseCommand,
  screenReaderCommand,
];
