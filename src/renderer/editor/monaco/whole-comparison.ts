import type { editor } from 'monaco-editor/editor';
import { WorkerBasedDocumentDiffProvider } from 'monaco-editor/editor/browser/widget/diffEditor/diffProviderFactoryService';
import { changesGivenFor } from './given-changes';

// Comparisons of what the sides hold by now. Monaco itself takes what its worker found in a text that was changed
// meanwhile for the new one, and fails where that has fewer lines.

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
