import type { Proposal } from '@shared/approval/approval';
import type { CallKey } from '@shared/base/call-key';
import { type ReactElement, useMemo } from 'react';
import { hunkActions } from '../../approvals/hunks/hunk-actions';
import { useKeptReview } from '../../state/questions/edits';
import { readReview } from '../../state/questions/reviewed-change';
import { HunkMarks } from './HunkMarks';
import { type Column, hunkZones } from './hunk-zones';
import type { DiffEditors, Parts } from './parts';
import { ReviewedSide } from './ReviewedSide';
import { useSideLayer } from './use-side-layer';

type HunkLayerProps = {
  readonly diff: DiffEditors;
  readonly editKey: CallKey;
  readonly proposal: Proposal;
  readonly columns: readonly Column[];
  readonly parts: Parts;
};

/** A layer over both sides of a waiting change: decisions on its hunks, and comments on its lines. */
export function HunkLayer({ diff, editKey, proposal, columns, parts }: HunkLayerProps): ReactElement {
  const left = useSideLayer(diff.original);
  const right = useSideLayer(diff.modified);
  const kept = useKeptReview(editKey, proposal);
  const read = useMemo(() => readReview(proposal, kept), [proposal, kept]);
  const actions = useMemo(() => hunkActions(editKey, proposal), [editKey, proposal]);
  const zones = useMemo(() => hunkZones(read, kept.draft, columns), [read, kept, columns]);
  const reviewed = { proposal, draft: kept.draft, read, actions, parts };
  const onLeft = useMemo(() => zones.filter(({ on }) => on === 'left'), [zones]);
  const onRight = useMemo(() => zones.filter(({ on }) => on === 'right'), [zones]);
  return (
    <>
      {left && columns.includes('left') && (
        <ReviewedSide
          layer={left}
          zones={onLeft}
          {...reviewed}
          lineOf={(line) => ({ side: 'original', line })}
        />
      )}
      {right && columns.includes('right') && (
        <ReviewedSide layer={right} zones={onRight} {...reviewed} lineOf={parts.lineOf}>
          <HunkMarks layer={right} {...reviewed} />
        </ReviewedSide>
      )}
    </>
  );
}
