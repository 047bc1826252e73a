import type { Proposal } from '@shared/approval/approval';
import type { ReadContent } from '@shared/hunks/read-content';
import type { HunkActions } from '../../approvals/hunks/hunk-actions';
import type { ReviewDraft } from '../../state/questions/review-draft';
import type { Parts } from './parts';

/** A waiting change under review. */
export type ReviewedDiff = {
  readonly proposal: Proposal;
  readonly draft: ReviewDraft;
  readonly read: ReadContent;
  readonly actions: HunkActions;
  readonly parts: Parts;
};
