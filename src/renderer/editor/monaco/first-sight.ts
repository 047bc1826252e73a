import type { editor } from 'monaco-editor/editor';
import {
  type ComparingOptions,
  WorkerBasedDocumentDiffProvider,
} from 'monaco-editor/editor/browser/widget/diffEditor/diffProviderFactoryService';
import './whole-comparison';

// Comparisons in two steps: what takes long is shown as far as it was compared at first sight, which is its lines, and
// then compared with all the time there is for it, which adds what differs within them.

/** In ms. */
const firstSightMs = 100;

const { prototype } = WorkerBasedDocumentDiffProvider;
const { computeDiff } = prototype;

/** What was shown at first sight last. Each pair of sides has a provider of its own. */
const seen = new WeakMap<WorkerBasedDocumentDiffProvider, string>();

prototype.computeDiff = async function compareAtFirstSight(original, modified, options, cancelled) {
  const compare = (within: ComparingOptions) => computeDiff.call(this, original, modified, within, cancelled);
  if (seen.get(this) === asked(original, modified, options)) return compare(options);
  const result = await compare({ ...options, maxComputationTimeMs: firstSightMs });
  if (!result.quitEarly || cancelled.isCancellationRequested) return result;
  seen.set(this, asked(original, modified, options));
  // Once this result is shown.
  setTimeout(() => {
    if (!cancelled.isCancellationRequested) this.onDidChangeEventEmitter.fire();
  });
  return { ...result, quitEarly: false };
};

function asked(original: editor.ITextModel, modified: editor.ITextModel, options: ComparingOptions): string {
  const sides = [original, modified].map((side) => (side.isDisposed() ? 'gone' : side.getVersionId()));
  return JSON.stringify([...sides, options]);
}
