import type { monaco } from './monaco';

/**
 * Ends the work on two sides that are shown no more, and then `sides`, those of them that nobody needs: in the next
 * task, when the editor has let go of them. Monaco would never end it by itself, and fails over a side that is gone
 * while it compares.
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
