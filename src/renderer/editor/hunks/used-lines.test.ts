import { expect, it } from 'vitest';
import { noDraft, type ReviewDraft } from '../../state/questions/review-draft';
import { readReview, sideChanges } from '../../state/questions/reviewed-change';
import { modified } from '../../testing/modified-file';
import { usedLines } from './used-lines';

const original = 'one\ntwo\nthree\nfour\nfive\n';
const proposed = 'new\none\ntwo\nTHREE\nfour\nfive\n';
const proposal = modified(original, proposed);
const comment = (line: number) => ({ side: 'proposed', line, text: 'Why?', about: '' }) as const;

/** The used lines of both sides, from 1, as `first-last`. */
function used(draft: Partial<ReviewDraft>): readonly string[] {
  const kept = { edit: undefined, draft: { ...noDraft, ...draft } };
  const changes = sideChanges(proposal, kept) ?? [];
  return usedLines(readReview(proposal, kept), kept.draft, changes).map(
    ({ beforeStart, beforeEnd, afterStart, afterEnd }) =>
      `${beforeStart + 1}-${beforeEnd} ${afterStart + 1}-${afterEnd}`,
  );
}

it('are those of rejected hunks, and equal lines with a comment, in the order of the file', () => {
  expect(used({})).toEqual([]);
  expect(used({ rejected: [proposal.hunks[1]?.id ?? ''], comments: [comment(6), comment(2)] })).toEqual([
    '1-1 2-2',
    '3-3 4-4',
    '5-5 6-6',
  ]);
  expect(used({ comments: [comment(1), comment(4)] })).toEqual([]);
});
