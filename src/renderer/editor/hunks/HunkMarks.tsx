import { changesOnlyWhitespace, type Verdict } from '@shared/hunks/hunks';
import type { PlacedHunk } from '@shared/hunks/read-content';
import { words } from '@shared/texts/text';
import { Check, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useEffect, useState } from 'react';
import { HunkButtons } from '../../approvals/hunks/HunkButtons';
import { apartOf } from '../../state/questions/reviewed-change';
import { IconButton } from '../../ui/IconButton';
import { monaco } from '../monaco/monaco';
import { barLine, columnsOfLastRow } from './bar-line';
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
export function HunkMarks({ layer, read, parts, draft, proposal }: HunkMarksProps): ReactElement {
  const { from, to } = useSight(layer);
  const { pointed, caret } = useLinesAt(layer);
  const isLeftOut = draft.mark?.kind === 'left-out';
  const inSight = read.hunks.flatMap((placed, index): MarkProps[] => {
    if (placed.start + 1 > to || Math.max(placed.end, placed.start + 1) < from) return [];
    const verdict = isLeftOut ? 'reject' : placed.verdict;
    const isFormatting = changesOnlyWhitespace(apartOf(proposal), placed.hunk);
    return [{ layer, parts, placed, verdict, isFormatting, place: index + 1, all: read.hunks.length }];
  });
  const typed = hunkOf(read, useTypedLine(layer));
  const active = hunkOf(read, pointed) ?? hunkOf(read, caret);
  return (
    <>
      {inSight.map((mark) => (
        <Mark key={mark.placed.hunk.id} {...mark} />
      ))}
      {inSight
        .filter(({ placed }) => placed === active && placed !== typed)
        .map((mark) => (
          <Bar key={mark.placed.hunk.id} {...mark} />
        ))}
    </>
  );
}

type MarkProps = Pick<HunkMarksProps, 'layer' | 'parts'> & {
  readonly placed: PlacedHunk;
  readonly verdict: Verdict;
  /** It changes only whitespace. */
  readonly isFormatting: boolean;
  readonly place: number;
  readonly all: number;
};

/** Keyboard users have commands for the hunk at the caret. */
function Mark({ layer, placed, verdict, isFormatting, place, all, parts }: MarkProps): ReactElement {
  const isRejected = verdict === 'reject';
  return (
    <IconButton
      label={words('hunks.accept', { place, all })}
      icon={isRejected ? X : Check}
      className={`${styles.mark} ${styles.verdict}`}
      data-formatting={isFormatting || undefined}
      aria-description={isFormatting ? words('hunks.only-whitespace') : undefined}
      tabIndex={-1}
      aria-pressed={!isRejected}
      style={{ top: topOf(layer, placed) }}
      onClick={() => parts.decide(placed, isRejected ? 'accept' : 'reject')}
    />
  );
}

/** The place of the hunk among all, and its buttons. */
function Bar({ layer, placed, verdict, isFormatting, place, all, parts }: MarkProps): ReactElement | null {
  const label = [`${place}/${all}`, ...(isFormatting ? [words('hunks.only-whitespace')] : [])].join(' ');
  const top = barTop(layer, placed, label);
  if (top === null) return null;
  const { line } = parts.lineOf(lineOf(layer, placed));
  return (
    <div className={styles.bar} style={{ top }}>
      <span className={styles.place} aria-hidden>
        {label}
      </span>
      <HunkButtons
        place={place}
        all={all}
        verdict={verdict}
        named
        onDecide={(next) => parts.decide(placed, next)}
        onComment={() => parts.commentOn(parts.lineOf(lineOf(layer, placed)))}
        commentLabel={words('hunks.comment-line', { line })}
      />
    </div>
  );
}

function hunkOf(read: ReviewedDiff['read'], line: number | null): PlacedHunk | null {
  return line === null ? null : hunkAt(read, line);
}

/** The first line of the hunk, or its place if it is empty. */
function lineOf({ editor }: SideLayer, { start }: PlacedHunk): number {
  return Math.min(start + 1, editor.getModel()?.getLineCount() ?? 1);
}

/** The position of the buttons beside text; null if there is no room for them. */
function barTop({ editor }: SideLayer, placed: PlacedHunk, label: string): number | null {
  const model = editor.getModel();
  if (!model) return null;
  const first = Math.min(placed.start + 1, model.getLineCount());
  const { width, contentLeft } = editor.getLayoutInfo();
  const { wrappingColumn } = editor.getOption(monaco.editor.EditorOption.wrappingInfo);
  const { tabSize } = model.getOptions();
  const endOf = (line: number) => editor.getTopForPosition(line, model.getLineMaxColumn(line));
  const rowsOf = (line: number) =>
    Math.round((endOf(line) - editor.getTopForLineNumber(line)) / editor.getOption(lineHeight)) + 1;
  const left = width - contentLeft + editor.getScrollLeft();
  const freeAfter = (line: number) => {
    const row = { text: model.getLineContent(line), rows: rowsOf(line), width: wrappingColumn };
    return left - columnsOfLastRow(row, tabSize) * columnWidth;
  };
  const lines = { first, last: Math.max(placed.end, first), lineCount: model.getLineCount() };
  const line = barLine(lines, barWidth + label.length * columnWidth, freeAfter);
  return line === null ? null : endOf(line);
}

const { lineHeight } = monaco.editor.EditorOption;

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
