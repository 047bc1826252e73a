import { Search } from 'lucide-react';
import { atWork, type WindowCommand, type WindowState } from '../commands/window-command';
import { lineBeside } from './result-rows';
import { setFolded, useResults } from './results';
import { showSearch } from './search-view';
import { showLine } from './show-line';

// What the window can do about searching in files.

const hasProject = (state: WindowState) => atWork(state) && state.server.project?.state === 'open';

export const searchCommands: readonly WindowCommand[] = [
  {
    id: 'search.show',
    icon: Search,
    phase: 'capture',
    when: hasProject,
    run: () => showSearch('pattern', getSelection()?.toString()),
  },
  {
    id: 'search.replace',
    phase: 'capture',
    when: hasProject,
    run: () => showSearch('replacement', getSelection()?.toString()),
  },
  besides('search.next', 1),
  besides('search.previous', -1),
];

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
