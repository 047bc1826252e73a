import type { Proposal } from '@shared/approval/approval';
import type { CallKey } from '@shared/base/call-key';
import { linesOf } from '@shared/hunks/line-changes';
import { mergeChanges } from '@shared/hunks/merge-changes';
import { keepReview, keptReview } from './edits';
import { withText } from './reviewed-change';

/**
 * Applies the user's edit of a proposal to the proposal that replaced it. If both changed the same lines, the edit
 * stays as it is, and the user decides.
 */
export function carryEdit(key: CallKey, before: Proposal, next: Proposal): void {
  const kept = keptReview(key, next);
  if (!kept.edit || kept.edit.hash !== before.hash || next.hash === before.hash) return;
  const [base, own, other] = [before.proposed, kept.edit.text, next.proposed].map(linesOf);
  const { text, conflicts } = mergeChanges(base ?? [], own ?? [], other ?? []);
  if (conflicts.length === 0) keepReview(key, withText(next, kept, text), next.hash);
}
