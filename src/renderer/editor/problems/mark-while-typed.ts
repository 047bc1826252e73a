import { dataFileAt } from '@shared/data-files/data-file';
import { setProblems } from '../../state/problems/problems';
import { api, useServerState } from '../../state/server-state';
import type { monaco } from '../monaco/monaco';
import { followText } from './follow-text';
import { markProblems } from './mark-problems';

// Marks in a file of the project while the user types: the problems that its language servers find. The list of problems
// shows the same.

/** Active until the returned function is called. `path`: relative to the project. */
export function markWhileTyped(path: string, model: monaco.editor.ITextModel): () => void {
  if (dataFileAt(path) !== null) return () => {};
  const stop = followText(model, {
    async find(text) {
      const project = useServerState.getState().project?.key;
      return project === undefined ? null : await api.code.problems({ project, path, text });
    },
    take(problems) {
      markProblems(model, problems);
      setProblems(path, problems);
    },
  });
  return () => {
    stop();
    setProblems(path, null);
  };
}
