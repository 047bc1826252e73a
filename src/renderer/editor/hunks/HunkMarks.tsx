import type { PlacedHunk } from '@shared/hunks/read-content';
import { words } from '@shared/texts/text';
import { Check, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useEffect, useState } from 'react';
import { HunkButtons } from '../../approvals/hunks/HunkButtons';
import { IconButton } from '../../ui/IconButton';
import { barLine, columnsOfText } from './bar-line';
import styles from './HunkLayer.module.css';
import { hunkAt } from './hunk-zones';
import type { ReviewedDiff } from './reviewed-diff';
import type { SideLayer } from './side-layer';
import { useLinesAt } from './use-lines-at';
import { useSight } from './use-side-layer';

type HunkMarksProps = ReviewedDiff & { readonly layer: SideLayer };

/**
 * The verdict beside the first line of each visible hunk. The hunk with the pointer or the caret also gets buttons
 * behind the text of one of its lines. The buttons disappear while the user types in the hunk.
 */
export function HunkMarks({ layer, read, parts }: HunkMarksProps): ReactElement {
  const { from, to } = useSight(layer);
  const { pointed, caret } = useLinesAt(layer);
  const all = read.hunks.length;
  const inSight = read.hunks
    .map((placed, index) => ({ placed, place: index + 1 }))
    .filter(({ placed }) => placed.start + 1 <= to && Math.max(placed.end, placed.start + 1) >= from);
  const typed = hunkOf(read, useTypedLine(layer));
  const active = hunkOf(read, pointed) ?? hunkOf(read, caret);
  return (
    <>
      {inSight.map(({ placed, place }) => (
        <Mark key={placed.hunk.id} layer={layer} placed={placed} place={place} all={all} parts={parts} />
      ))}
      {inSight
        .filter(({ placed }) => placed === active && placed !== typed)
        .map(({ placed, place }) => (
          <div
            key={placed.hunk.id}
            className={styles.bar}
            style={{ top: barTop(layer, placed, `${place}/${all}`) }}
          >
            <span className={styles.place} aria-hidden>
              {place}/{all}
            </span>
            <HunkButtons
              place={place}
              all={all}
              verdict={placed.verdict}
              named
              onDecide={(verdict) => parts.decide(placed, verdict)}
              onComment={() => parts.commentOn(parts.lineOf(lineOf(layer, placed)))}
              commentLabel={words('hunks.comment-line', { line: parts.lineOf(lineOf(layer, placed)).line })}
            />
          </div>
        ))}
    </>
  );
}

type MarkProps = Pick<HunkMarksProps, 'layer' | 'parts'> & {
  readonly placed: PlacedHunk;
  readonly place: number;
  readonly all: number;
};

/** Keyboard users have commands for the hunk at the caret. */
function Mark({ layer, placed, place, all, parts }: MarkProps): ReactElement {
  const isRejected = placed.verdict === 'reject';
  return (
    <IconButton
      label={words('hunks.accept', { place, all })}
      icon={isRejected ? X : Check}
      className={`${styles.mark} ${styles.verdict}`}
      tabIndex={-1}
      aria-pressed={!isRejected}
      style={{ top: topOf(layer, placed) }}
      onClick={() => parts.decide(placed, isRejected ? 'accept' : 'reject')}
    />
  );
}

function hunkOf(read: ReviewedDiff['read'], line: number | null): PlacedHunk | null {
  return line === null ? null : hunkAt(read, line);
}

/** The first line of the hunk, or its place if it is empty. */
function lineOf({ editor }: SideLayer, { start }: PlacedHunk): number {
  return Math.min(start + 1, editor.getModel()?.getLineCount() ?? 1);
}

/** The position of the buttons; it avoids text if possible. */
function barTop({ editor }: SideLayer, placed: PlacedHunk, label: string): number {
  const model = editor.getModel();
  const first = Math.min(placed.start + 1, model?.getLineCount() ?? 1);
  if (!model) return editor.getTopForLineNumber(first);
  const { width, contentLeft } = editor.getLayoutInfo();
  const tabSize = model.getOptions().tabSize;
  const left = width - contentLeft + editor.getScrollLeft();
  const freeAfter = (line: number) => left - columnsOfText(model.getLineContent(line), tabSize) * columnWidth;
  const lines = { first, last: Math.max(placed.end, first), lineCount: model.getLineCount() };
  return editor.getTopForLineNumber(barLine(lines, barWidth + label.length * columnWidth, freeAfter));
}

/** In px: the width of a character in the editors' font. */
const columnWidth = 7.5;
/** In px: the width of the bar without its label, with the gap before it and to the edge. */
const barWidth = 180;

function topOf(layer: SideLayer, placed: PlacedHunk): number {
  return layer.editor.getTopForLineNumber(lineOf(layer, placed));
}

/** The line in which the user types, from 1, or null. It ends when the caret changes lines or the pointer moves. */
function useTypedLine({ editor }: SideLayer): number | null {
  const [typed, setTyped] = useState<number | null>(null);
  useEffect(() => {
    const told = [
      editor.onDidChangeCursorSelection(({ selection, source, modelVersionId, oldModelVersionId }) => {
        const line = selection.positionLineNumber;
        // A decision on a hunk changes the text too, but not from the keyboard.
        const isTyped = modelVersionId !== oldModelVersionId && source === 'keyboard';
        setTyped((before) => (isTyped || before === line ? line : null));
      }),
      editor.onMouseMove(() => setTyped(null)),
    ];
    return () => {
      for (const listener of told) listener.dispose();
    };
  }, [editor]);
  return typed;
}
