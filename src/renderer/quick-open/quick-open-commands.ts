import { Braces, FileSearch } from 'lucide-react';
import { atWork, type WindowCommand } from '../state/commands/window-command';
import { askAboutCode, type CodeInFront, hasCodeInFront, nameAtCaret } from '../state/files/code-in-front';
import { api } from '../state/server-state';
import { type CodeList, useCodeList } from './code-list-state';
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
    run: () => void askAboutCode(listReferences),
  },
];

/** The list is open while the server searches, so that the user can leave it. */
async function listReferences(code: CodeInFront): Promise<void> {
  const asked = { kind: 'references', name: nameAtCaret(code), places: null } as const;
  const showInstead = (list: CodeList | null) =>
    useCodeList.getState().list === asked && useCodeList.setState({ list });
  useCodeList.setState({ list: asked });
  try {
    showInstead({ ...asked, places: await api.code.references(code) });
  } catch (error) {
    showInstead(null);
    throw error;
  }
}
