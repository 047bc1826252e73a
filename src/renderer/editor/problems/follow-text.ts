import type { Problem } from '@shared/problems/problems-schema';
import { useServerState } from '../../state/server-state';
import type { monaco } from '../monaco/monaco';

type Following = {
  /** Null: nobody can say. */
  find(text: string): Promise<readonly Problem[] | null>;
  take(problems: readonly Problem[]): void;
};

/**
 * Takes the problems of the newest text of the model: now, after each change, and after changes of files, on which its
 * problems may depend. Returns the function that ends it.
 */
export function followText(model: monaco.editor.ITextModel, { find, take }: Following): () => void {
  let isChecking = false;
  let isOutdated = false;
  let isOver = false;
  const check = async () => {
    isOutdated = true;
    if (isChecking) return;
    isChecking = true;
    let problems: readonly Problem[] | null = null;
    while (isOutdated && !isOver) {
      isOutdated = false;
      problems = await find(model.getValue()).catch(() => null);
    }
    isChecking = false;
    if (problems && !isOver && !model.isDisposed()) take(problems);
  };
  const changes = model.onDidChangeContent(() => void check());
  const endFiles = useServerState.subscribe(({ project }, { project: before }) => {
    if (project?.folderVersions !== before?.folderVersions) void check();
  });
  void check();
  return () => {
    isOver = true;
    changes.dispose();
    endFiles();
  };
}
