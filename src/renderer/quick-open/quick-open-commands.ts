import { Braces, FileSearch } from 'lucide-react';
import { atWork, type WindowCommand } from '../state/commands/window-command';
import { askAboutCode, hasCodeInFront, nameAtCaret } from '../state/files/code-in-front';
import { api } from '../state/server-state';
import { useCodeList } from './code-list-state';
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
  {
    id: 'file.findSymbol',
    phase: 'capture',
    when: (state) => atWork(state) && state.server.project?.state === 'open',
    run: () => useCodeList.setState({ list: { kind: 'symbols' } }),
  },
  {
    id: 'editor.goToReferences',
    when: hasCodeInFront,
    run: () =>
      void askAboutCode(async (code) => {
        const places = await api.code.references(code);
        useCodeList.setState({ list: { kind: 'references', name: nameAtCaret(code), places } });
      }),
  },
];
