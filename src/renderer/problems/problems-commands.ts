import { CircleAlert } from 'lucide-react';
import { atWork, type WindowCommand, type WindowState } from '../state/commands/window-command';
import { useFileInFront } from '../state/files/file-in-front';
import { typeInText } from '../state/files/open-texts';
import { problemBeside } from '../state/problems/problem-rows';
import { useProblems } from '../state/problems/problems';
import { showProblem } from '../state/problems/show-problem';
import { showProblems } from '../state/ui-state';

// Commands of the window for problems: the list, and the walk through all open files.

const hasProject = (state: WindowState) => atWork(state) && state.server.project?.state === 'open';

export const problemsCommands: readonly WindowCommand[] = [
  { id: 'problems.show', icon: CircleAlert, phase: 'capture', when: hasProject, run: showProblems },
  besides('problems.next', 1),
  besides('problems.previous', -1),
];

function besides(id: WindowCommand['id'], step: 1 | -1): WindowCommand {
  return {
    id,
    phase: 'capture',
    repeats: true,
    when: (state) => hasProject(state) && Object.keys(useProblems.getState().files).length > 0,
    run() {
      const row = problemBeside(useProblems.getState().files, useFileInFront.getState().file, step);
      if (!row) return;
      showProblem(row);
      typeInText(row.path);
    },
  };
}
