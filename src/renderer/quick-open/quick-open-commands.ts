import { Braces, FileSearch } from 'lucide-react';
import { atWork, type WindowCommand } from '../state/commands/window-command';
import { showQuickOpen } from './quick-open-state';

export const quickOpenCommands: readonly WindowCommand[] = [
  {
    id: 'file.find',
    icon: FileSearch,
    phase: 'capture',
    when: ({ server }) => server.project?.state === 'open',
    run: () => showQuickOpen(),
  },
  {
    id: 'file.goToLine',
    phase: 'capture',
    when: (state) => atWork(state) && state.ui.tabs.length > 0,
    run: () => showQuickOpen(':'),
  },
  {
    id: 'file.goToSymbol',
    icon: Braces,
    phase: 'capture',
    when: (state) => atWork(state) && state.ui.tabs.length > 0,
    run: () => showQuickOpen('@'),
  },
];
