import type { HunkVerdict, Proposal } from '@shared/approval';
import { type TakenApart, textWithout, type Verdict } from '@shared/hunks/hunks';
import { linesOf } from '@shared/hunks/line-changes';
import { type ReadContent, readContent } from '@shared/hunks/read-content';
import { type Edit, type EditState, editState } from './edit-state';
import { type ReviewDraft, reasonsOf } from './review-draft';

// A waiting change as the person has it by now: the proposal, the verdicts on its hunks, what they wrote themselves.
// Pure.

/** What is kept of a call: an edit only where the person wrote something themselves. */
export type KeptReview = { readonly edit: Edit | undefined; readonly draft: ReviewDraft };

/** The right-hand side. */
export function contentOf(proposal: Proposal, { edit, draft }: KeptReview): string {
  if (edit) return edit.text;
  return draft.rejected.length === 0
    ? proposal.proposed
    : textWithout(apartOf(proposal), new Set(draft.rejected));
}

/** The hunks in the right-hand side, and what of it the person wrote; none of them where its text is of an older proposal. */
export function readReview(proposal: Proposal, kept: KeptReview): ReadContent {
  return readText(proposal, contentOf(proposal, kept), kept.draft.rejected);
}

export function editStateOf(proposal: Proposal, hash: string, kept: KeptReview): EditState {
  const state = editState(kept.edit, hash, proposal.proposed);
  if (state.kind === 'conflict' || proposal.hunks.length === 0) return state;
  const { hunks, own } = readReview(proposal, kept);
  const accepted = hunks.filter(({ verdict }) => verdict === 'accept').length;
  if (accepted === hunks.length) return state;
  const reasons = reasonsOf(kept.draft);
  const verdicts = hunks.map(({ hunk: { id }, verdict }): HunkVerdict => {
    const reason = verdict === 'reject' ? reasons[id] : undefined;
    return { id, verdict, ...(reason && { reason }) };
  });
  const judged = { verdicts, accepted, isEdited: own.length > 0 };
  return { kind: 'edited', text: contentOf(proposal, kept), judged };
}

/** What is kept once the person accepts or rejects the hunk. */
export function withVerdict(
  proposal: Proposal,
  kept: KeptReview,
  verdict: { readonly id: string; readonly verdict: Verdict },
): KeptReview {
  const { id } = verdict;
  const others = kept.draft.rejected.filter((one) => one !== id);
  const rejected = verdict.verdict === 'reject' ? [...others, id] : others;
  if (!kept.edit) return { edit: undefined, draft: { ...kept.draft, rejected } };
  const placed = readReview(proposal, kept).hunks.find(({ hunk }) => hunk.id === id);
  if (!placed) return kept;
  const { original, proposed } = apartOf(proposal);
  const { beforeStart, beforeEnd, afterStart, afterEnd } = placed.hunk;
  const lines =
    verdict.verdict === 'reject'
      ? original.slice(beforeStart, beforeEnd)
      : proposed.slice(afterStart, afterEnd);
  const content = linesOf(kept.edit.text).toSpliced(placed.start, placed.end - placed.start, ...lines);
  return withText(proposal, { ...kept, draft: { ...kept.draft, rejected } }, content.join(''));
}

/** What is kept once the right-hand side is `text`: what the person wrote themselves, and the verdicts that it tells. */
export function withText(proposal: Proposal, { draft }: KeptReview, text: string): KeptReview {
  const edit = { text, hash: proposal.hash };
  if (proposal.hunks.length === 0) return { edit: text === proposal.proposed ? undefined : edit, draft };
  const { hunks, own } = readText(proposal, text, draft.rejected);
  const rejected = hunks.flatMap(({ verdict, hunk }) => (verdict === 'reject' ? [hunk.id] : []));
  return { edit: own.length === 0 ? undefined : edit, draft: { ...draft, rejected } };
}

const apart = new WeakMap<Proposal, TakenApart>();

/** Once for each proposal. */
export function apartOf(proposal: Proposal): TakenApart {
  const known = apart.get(proposal);
  if (known) return known;
  const { original, proposed, hunks } = proposal;
  const after = linesOf(proposed);
  // Without hunks there is nothing to go back to: what was proposed is where the person begins.
  const before = hunks.length === 0 ? after : linesOf(original);
  const made = { original: before, proposed: after, hunks };
  apart.set(proposal, made);
  return made;
}

type LastRead = { readonly text: string; readonly rejected: string; readonly read: ReadContent };

const lastRead = new WeakMap<readonly unknown[], LastRead>();

/** Several surfaces ask for the same, one after another. */
function readText(proposal: Proposal, text: string, rejected: readonly string[]): ReadContent {
  const key = rejected.join(' ');
  const last = lastRead.get(proposal.hunks);
  if (last?.text === text && last.rejected === key) return last.read;
  const read = readContent(apartOf(proposal), text, new Set(rejected));
  lastRead.set(proposal.hunks, { text, rejected: key, read });
  return read;
}
