import type { PlacedHunk } from '@shared/hunks/read-content';
import { words } from '@shared/texts/text';
import { Check, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { HunkButtons } from '../../approvals/hunks/HunkButtons';
import { IconButton } from '../../ui/IconButton';
import { barLine, columnsOfText } from './bar-line';
import styles from './HunkLayer.module.css';
import { hunkAt } from './hunk-zones';
import type { ReviewedDiff } from './reviewed-diff';
import type { SideLayer } from './side-layer';
import { useLinesAt } from './use-lines-at';
import { useSight } from './use-side-layer';
import { useTypedLine } from './use-typed-line';

type HunkMarksProps = ReviewedDiff & { readonly layer: SideLayer };

/**
 * Beside the first line of each hunk in sight its verdict; at the one that is pointed at, or has the caret, what can be
 * done, behind the text of one of its lines, but not while it is typed in.
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
        <Mark key={placed.hunk.id} {...{ layer, placed, place, all, parts }} />
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
              {...{ place, all }}
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

/** By keys there are commands for the hunk at the caret. */
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

/** The first of its lines, or where it would have some. */
function lineOf({ editor }: SideLayer, { start }: PlacedHunk): number {
  return Math.min(start + 1, editor.getModel()?.getLineCount() ?? 1);
}

/** Over no text where that can be. */
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

/** In px: of a character in the editors' type. */
const columnWidth = 7.5;
/** In px: of the bar without its label, to the edge and with some room before it. */
const barWidth = 112;

function topOf(layer: SideLayer, placed: PlacedHunk): number {
  return layer.editor.getTopForLineNumber(lineOf(layer, placed));
}
