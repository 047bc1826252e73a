import type { Problem } from '@shared/problems/problems-schema';
import type { monaco } from '../monaco/monaco';

type Following = {
  /** Null: nobody can say. */
  find(text: string): Promise<readonly Problem[] | null>;
  take(problems: readonly Problem[]): void;
};

/** Takes the problems of the newest text of the model, now and after each change. Returns the function that ends it. */
export function followText(model: monaco.editor.ITextModel, { find, take }: Following): () => void {
  let isChecking = false;
  let isOver = false;
  const check = async () => {
    if (isChecking) return;
    isChecking = true;
    const version = model.getVersionId();
    const problems = await find(model.getValue()).catch(() => null);
    isChecking = false;
    if (isOver || model.isDisposed()) return;
    if (model.getVersionId() !== version) return await check();
    if (problems) take(problems);
  };
  const changes = model.onDidChangeContent(() => void check());
  void check();
  return () => {
    isOver = true;
    changes.dispose();
  };
}
