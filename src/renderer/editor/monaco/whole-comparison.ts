import type { editor } from 'monaco-editor/editor';
import {
  type Compared,
  WorkerBasedDocumentDiffProvider,
} from 'monaco-editor/editor/browser/widget/diffEditor/diffProviderFactoryService';
import { DetailedLineRangeMapping } from 'monaco-editor/editor/common/diff/rangeMapping';
import { changesGivenFor } from './given-changes';
import { keepUnfolded } from './unfolded-lines';
import { linesIn, type TextSize, wholeChange } from './whole-change';

// Repeats a comparison if a side changed during it. Monaco itself applies the result for the old text to the new
// text, and fails if the new text has fewer lines. It also compares an empty original itself, without its worker.

const { prototype } = WorkerBasedDocumentDiffProvider;
const { computeDiff } = prototype;

prototype.computeDiff = async function compareAgainWhileChanged(...given) {
  const [original, modified, options, cancelled] = given;
  for (;;) {
    const before = versionsOf(original, modified);
    const known = changesGivenFor(original, modified);
    const changes = known?.changes ?? null;
    const result = await computeDiff.call(this, original, modified, { ...options, changes }, cancelled);
    const isOver = cancelled.isCancellationRequested || original.isDisposed() || modified.isDisposed();
    if (isOver) return result;
    if (versionsOf(original, modified) !== before) continue;
    keepUnfolded(result, known?.unfolded ?? []);
    return withWholeChange(result, original, modified);
  }
};

function withWholeChange(
  result: Compared,
  original: editor.ITextModel,
  modified: editor.ITextModel,
): Compared {
  const whole = wholeChange(sizeOf(original), sizeOf(modified));
  return whole === null
    ? result
    : { ...result, changes: [new DetailedLineRangeMapping(...linesIn(whole), [])] };
}

function sizeOf(side: editor.ITextModel): TextSize {
  const lines = side.getLineCount();
  return { lines, endsWithBreak: side.getLineLength(lines) === 0 };
}

function versionsOf(...sides: readonly editor.ITextModel[]): string {
  return sides.map((side) => (side.isDisposed() ? 'gone' : side.getVersionId())).join(' ');
}
