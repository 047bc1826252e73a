import { dataFileAt } from '@shared/data-files/data-file';
import { setProblems } from '../../state/problems/problems';
import { api, useServerState } from '../../state/server-state';
import type { monaco } from '../monaco/monaco';
import { markProblems } from './mark-problems';

// Marks in a file of the project while the user types: the problems that its language servers find. The list of problems
// shows the same.

/** Active until the returned function is called. `path`: relative to the project. */
export function markWhileTyped(path: string, model: monaco.editor.ITextModel): () => void {
  if (dataFileAt(path) !== null) return () => {};
  let isChecking = false;
  const check = async () => {
    const project = useServerState.getState().project?.key;
    if (isChecking || project === undefined) return;
    isChecking = true;
    const version = model.getVersionId();
    const problems = await api.code.problems({ project, path, text: model.getValue() }).catch(() => null);
    isChecking = false;
    if (model.isDisposed()) return;
    if (model.getVersionId() !== version) return await check();
    if (!problems) return;
    markProblems(model, problems);
    setProblems(path, problems);
  };
  const changes = model.onDidChangeContent(() => void check());
  void check();
  return () => {
    changes.dispose();
    setProblems(path, []);
  };
}
