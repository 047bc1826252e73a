import type { editor } from 'monaco-editor/editor';
import {
  type ChangedLines,
  type Compared,
  type ComparingOptions,
  WorkerBasedDocumentDiffProvider,
} from 'monaco-editor/editor/browser/widget/diffEditor/diffProviderFactoryService';
import './whole-comparison';

// Comparisons in two steps. The first step takes at most `firstSightMs` and shows changed lines; the second takes the
// full time and adds the differences within lines. Pilotfish skips the first result if something is already shown. It
// also skips a result whose lines were not compared: it would mark all lines, fold none and move the view.

/** In ms. */
const firstSightMs = 100;

const { prototype } = WorkerBasedDocumentDiffProvider;
const { computeDiff } = prototype;

/** Providers with a shown result. Each pair of sides has its own provider. */
const seen = new WeakSet<WorkerBasedDocumentDiffProvider>();

prototype.computeDiff = async function compareAtFirstSight(original, modified, options, cancelled) {
  const compare = (within: ComparingOptions) => computeDiff.call(this, original, modified, within, cancelled);
  if (seen.has(this)) return compare(options);
  const result = await compare({ ...options, maxComputationTimeMs: firstSightMs });
  if (cancelled.isCancellationRequested) return result;
  seen.add(this);
  if (result.quitEarly && isUnseen(result, original, modified)) return compare(options);
  if (!result.quitEarly) return result;
  // After the editor has shown this result.
  setTimeout(() => {
    if (!cancelled.isCancellationRequested) this.onDidChangeEventEmitter.fire();
  });
  return { ...result, quitEarly: false };
};

/**
 * Whether the result marks all lines although some occur in both texts: the time ran out. Even then, empty lines at
 * both ends are outside the change.
 */
function isUnseen({ changes }: Compared, ...sides: readonly editor.ITextModel[]): boolean {
  if (changes.length !== 1 || sides.some((side) => side.isDisposed())) return false;
  const [before = [], after = []] = sides.map((side) => side.getLinesContent());
  const [change] = changes;
  const isAll = hasAll(change?.original, before) && hasAll(change?.modified, after);
  const known = new Set(before);
  return isAll && after.some((line) => line !== '' && known.has(line));
}

function hasAll(changed: ChangedLines['original'] | undefined, lines: readonly string[]): boolean {
  return changed !== undefined && changed.length >= lines.length - 2;
}
