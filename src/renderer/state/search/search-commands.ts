import { Search } from 'lucide-react';
import { atWork, type WindowCommand, type WindowState } from '../commands/window-command';
import { useFileInFront } from '../files/file-in-front';
import { lineBeside } from './result-rows';
import { setFolded, useResults } from './results';
import { showSearch } from './search-view';
import { showLine } from './show-line';

const hasProject = (state: WindowState) => atWork(state) && state.server.project?.state === 'open';

export const searchCommands: readonly WindowCommand[] = [
  {
    id: 'search.show',
    icon: Search,
    phase: 'capture',
    when: hasProject,
    run: () => showSearch('pattern', selectedText()),
  },
  {
    id: 'search.replace',
    phase: 'capture',
    when: hasProject,
    run: () => showSearch('replacement', selectedText()),
  },
  besides('search.next', 1),
  besides('search.previous', -1),
];

/** An editor has its own selection. It counts while the editor has the focus, or if nothing else is selected. */
function selectedText(): string {
  const { file } = useFileInFront.getState();
  const isTypedIn = document.activeElement?.closest('.monaco-editor') != null;
  const onPage = file && isTypedIn ? '' : (getSelection()?.toString() ?? '');
  return onPage || (file?.selectedText ?? '');
}

function besides(id: WindowCommand['id'], step: 1 | -1): WindowCommand {
  return {
    id,
    phase: 'capture',
    repeats: true,
    when: (state) => hasProject(state) && hasResults(state),
    run() {
      const { files, active } = useResults.getState();
      const row = lineBeside(files, active, step);
      if (!row) return;
      setFolded(row.path, false);
      useResults.setState({ active: row.id });
      showLine(row);
    },
  };
}

function hasResults({ server }: WindowState): boolean {
  const { matches, project } = useResults.getState();
  return matches > 0 && project === server.project?.key;
}
