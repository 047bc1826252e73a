import type { monaco } from './monaco';

/**
 * Disposes `comparison`, and then the models in `sides` that no other editor needs. This waits for the next task,
 * when the editor has released them. Monaco never disposes a comparison by itself, and fails if a model is gone
 * during it.
 */
export function endComparison(
  comparison: monaco.editor.IDiffEditorViewModel,
  sides: readonly monaco.editor.ITextModel[],
): void {
  setTimeout(() => {
    comparison.dispose();
    for (const side of sides) side.dispose();
  });
}
