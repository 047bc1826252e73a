import type { editor } from 'monaco-editor/editor';
import { WorkerBasedDocumentDiffProvider } from 'monaco-editor/editor/browser/widget/diffEditor/diffProviderFactoryService';
import { changesGivenFor } from './given-changes';

// Repeats a comparison if a side changed during it. Monaco itself applies the result for the old text to the new
// text, and fails if the new text has fewer lines.

const { prototype } = WorkerBasedDocumentDiffProvider;
const { computeDiff } = prototype;

prototype.computeDiff = async function compareAgainWhileChanged(...given) {
  const [original, modified, options, cancelled] = given;
  for (;;) {
    const before = versionsOf(original, modified);
    const changes = changesGivenFor(original, modified);
    const result = await computeDiff.call(this, original, modified, { ...options, changes }, cancelled);
    const isOver = cancelled.isCancellationRequested || original.isDisposed() || modified.isDisposed();
    if (isOver || versionsOf(original, modified) === before) return result;
  }
};

function versionsOf(...sides: readonly editor.ITextModel[]): string {
  return sides.map((side) => (side.isDisposed() ? 'gone' : side.getVersionId())).join(' ');
}
