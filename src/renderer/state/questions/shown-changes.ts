import type { Proposal } from '@shared/approval/approval';
import { composeChanges } from '@shared/hunks/compose-changes';
import type { LineChange } from '@shared/hunks/line-changes';
import type { ReadContent } from '@shared/hunks/read-content';
import { contentOf, type KeptReview, readReview } from './reviewed-change';

// The lines that the diff of a waiting change marks. They follow from the hunks and the user's edits, so that colours,
// gutter, card and rejection agree on the lines. Pure.

/**
 * The lines from the file to its right-hand side `text`; null if the change lacks hunks, or the text has changed by
 * now.
 */
export function shownChanges(
  proposal: Proposal,
  kept: KeptReview,
  text: string,
): readonly LineChange[] | null {
  if (proposal.hunks.length === 0 || contentOf(proposal, kept) !== text) return null;
  const read = readReview(proposal, kept);
  return composeChanges(accepted(read), read.own);
}

function accepted({ hunks }: ReadContent): readonly LineChange[] {
  let moved = 0;
  return hunks.flatMap(({ hunk, verdict }): LineChange[] => {
    if (verdict === 'reject') return [];
    const { beforeStart, beforeEnd } = hunk;
    const size = hunk.afterEnd - hunk.afterStart;
    const afterStart = beforeStart + moved;
    moved += size - (beforeEnd - beforeStart);
    return [{ beforeStart, beforeEnd, afterStart, afterEnd: afterStart + size }];
  });
}
