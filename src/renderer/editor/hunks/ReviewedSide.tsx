import { words } from '@shared/texts/text';
import { MessageSquarePlus } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../ui/IconButton';
import { CommentedLine } from './CommentedLine';
import type { SideLine } from './content-lines';
import styles from './HunkLayer.module.css';
import { type HunkZone, hunkAt } from './hunk-zones';
import { RejectedHunk } from './RejectedHunk';
import { Room } from './Room';
import type { ReviewedDiff } from './reviewed-diff';
import type { SideLayer } from './side-layer';
import { useLinesAt } from './use-lines-at';
import { useSight } from './use-side-layer';

type ReviewedSideProps = ReviewedDiff & {
  readonly layer: SideLayer;
  readonly zones: readonly HunkZone[];
  /** The side and line that a shown line refers to. */
  lineOf(line: number): SideLine;
  readonly children?: ReactNode;
};

/** The contents of the layer over one side of the diff. It mounts only the visible zones between the lines. */
export function ReviewedSide({
  layer,
  zones,
  lineOf,
  children,
  ...reviewed
}: ReviewedSideProps): ReactElement {
  const sight = useSight(layer);
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const measured = (key: string, height: number) =>
    setHeights((before) => (before.get(key) === height ? before : new Map(before).set(key, height)));
  useEffect(() => {
    layer.setZones(
      zones.map(({ key, afterLine, guess }) => ({ key, afterLine, height: heights.get(key) ?? guess })),
    );
  });
  useEffect(() => () => layer.setZones([]), [layer]);
  return createPortal(
    <>
      {children}
      <CommentButton layer={layer} lineOf={lineOf} {...reviewed} />
      {zones.map(({ key, shows }) => {
        const top = sight.zones.get(key);
        if (top === undefined) return null;
        return (
          <Room key={key} top={top} onHeight={(height) => measured(key, height)}>
            {shows.kind === 'rejected' ? (
              <RejectedHunk placed={shows.placed} {...reviewed} />
            ) : (
              <CommentedLine line={shows} {...reviewed} />
            )}
          </Room>
        );
      })}
    </>,
    layer.element,
  );
}

type CommentButtonProps = ReviewedDiff & Pick<ReviewedSideProps, 'layer' | 'lineOf'>;

/** A button beside the line with the pointer. Keyboard users have a command for the line with the caret. */
function CommentButton({ layer, lineOf, read, parts }: CommentButtonProps): ReactElement | null {
  const { pointed } = useLinesAt(layer);
  const isLast = pointed !== null && pointed > (layer.editor.getModel()?.getLineCount() ?? 0);
  if (pointed === null || isLast) return null;
  const meant = lineOf(pointed);
  // A hunk has its own button beside its first line.
  const hunk = meant.side === 'original' && !hasHunks(layer) ? null : hunkAt(read, pointed);
  if (hasHunks(layer) && hunk?.start === pointed - 1) return null;
  return (
    <IconButton
      label={words('hunks.comment-line', { line: meant.line })}
      icon={MessageSquarePlus}
      className={styles.mark}
      tabIndex={-1}
      style={{ top: layer.editor.getTopForLineNumber(pointed) }}
      onClick={() => parts.commentOn(meant)}
    />
  );
}

/** Only the right side has hunks. */
function hasHunks({ editor }: SideLayer): boolean {
  return editor.getContainerDomNode().classList.contains('modified');
}
