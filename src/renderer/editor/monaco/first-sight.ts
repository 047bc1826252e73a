import type { editor } from 'monaco-editor/editor';
import {
  type ChangedLines,
  type Compared,
  type ComparingOptions,
  WorkerBasedDocumentDiffProvider,
} from 'monaco-editor/editor/browser/widget/diffEditor/diffProviderFactoryService';
import './whole-comparison';

// Comparisons in two steps: what takes long is shown as far as it was compared at first sight, which is its lines, and
// then compared with all the time there is for it, which adds what differs within them. Nothing is shown at first sight
// that would only take away: where something is shown already, and where there was no time for the lines either, since
// then all of them would be changed, none folded and the view moved.

/** In ms. */
const firstSightMs = 100;

const { prototype } = WorkerBasedDocumentDiffProvider;
const { computeDiff } = prototype;

/** Of which something is shown. Each pair of sides has a provider of its own. */
const seen = new WeakSet<WorkerBasedDocumentDiffProvider>();

prototype.computeDiff = async function compareAtFirstSight(original, modified, options, cancelled) {
  const compare = (within: ComparingOptions) => computeDiff.call(this, original, modified, within, cancelled);
  if (seen.has(this)) return compare(options);
  const result = await compare({ ...options, maxComputationTimeMs: firstSightMs });
  if (cancelled.isCancellationRequested) return result;
  seen.add(this);
  if (result.quitEarly && isUnseen(result, original, modified)) return compare(options);
  if (!result.quitEarly) return result;
  // Once this result is shown.
  setTimeout(() => {
    if (!cancelled.isCancellationRequested) this.onDidChangeEventEmitter.fire();
  });
  return { ...result, quitEarly: false };
};

/**
 * Whether all lines are taken for changed though some are in both texts: there was no time to compare them. Empty lines
 * at both ends are in no change even then.
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
